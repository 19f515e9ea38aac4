import { readFileSync } from "node:fs";
import { createElement } from "react";

/** The elements of the page that is compared, in their order; for each request, as a page for a member is. */
export const dynamic = "force-dynamic";

const tree = JSON.parse(readFileSync("tree.json", "utf8"));

const draw = (node, key) =>
	typeof node === "string"
		? node
		: createElement(node.name, { ...node.attributes, key }, ...node.children.map(draw));

export default function Page() {
	return tree.map(draw);
}
