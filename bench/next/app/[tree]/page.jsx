import { readFileSync } from "node:fs";
import { createElement } from "react";

/** The elements of the pages that are compared, in their order; for each request, as a page for a member is. */
export const dynamic = "force-dynamic";

const trees = JSON.parse(readFileSync("trees.json", "utf8"));

const draw = (node, key) =>
	typeof node === "string"
		? node
		: createElement(node.name, { ...node.attributes, key }, ...node.children.map(draw));

export default async function Page({ params }) {
	const { tree } = await params;
	return trees[tree].map(draw);
}
