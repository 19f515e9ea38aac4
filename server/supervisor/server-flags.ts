/** How Node runs the process that serves: what is collected soon is not kept, and the heap has a bound. */
export const serverFlags = ["--max-semi-space-size=8", "--max-old-space-size=1024"] as const;
