/** What the site hangs on a thing; the sandbox does not look into it. */
export type Metadata = Record<string, string>;
