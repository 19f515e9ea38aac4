import type { Config } from "@react-router/dev/config";

// A loader of the browser in a file of its own would be one request more for a few hundred bytes.
export default { ssr: true, splitRouteModules: false } satisfies Config;
