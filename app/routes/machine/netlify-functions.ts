/** The functions once more, under the address that the specification's client calls. */
export { action, loader } from "./functions.ts";
