import * as build from "virtual:react-router/server-build";
import { createRequestHandler, type ServerBuild } from "react-router";

// Loaded by the development server, so that the app and its handler get the same copy of the router: it knows
// its contexts by identity.
export const entry = build.entry.module;

export const handle = createRequestHandler(build as unknown as ServerBuild, "development");
