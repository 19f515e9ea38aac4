/** What React knows of a node that is its own. `return` is null once it has taken the node out of the page. */
type Fiber = { return: object | null };

/** An element in which others stand in for React's texts. */
type Translated = { texts: Map<Text, string>; others: ChildNode[] };

const fiberOf = (node: Node): Fiber | undefined =>
	Object.entries(node).find(([name]) => name.startsWith("__reactFiber"))?.[1];

const translated = new WeakMap<Node, Translated>();

const restore = (parent: Node, written: ReadonlySet<Node>) => {
	const { texts, others } = translated.get(parent) ?? { texts: [], others: [] };
	translated.delete(parent);
	for (const other of others) other.remove();
	for (const [text, words] of texts) {
		if (!text.isConnected) continue;
		if (!written.has(text)) text.data = words;
		// To one who only watches for what is added it is new.
		text.after(text);
	}
};

const look = (parent: Node, records: readonly MutationRecord[], written: ReadonlySet<Node>) => {
	const known = translated.get(parent);
	// Each once, where it went last: in the order of what has come.
	const all = records.flatMap(({ removedNodes }) => [...removedNodes]);
	const removed = [...new Set(all.reverse())].reverse();
	const gone = removed.filter(
		(node): node is Text =>
			node instanceof Text && !node.isConnected && Boolean(fiberOf(node)?.return),
	);
	const added = records
		.flatMap(({ addedNodes }) => [...addedNodes] as ChildNode[])
		.filter((node) => node.parentNode === parent && !fiberOf(node));
	const last = added.at(-1);
	if (known) {
		const isChanged = [...known.texts.keys()].some(
			(text) => written.has(text) || removed.includes(text),
		);
		const isUndone = known.others.some((other) => removed.includes(other)) && !last;
		if (isChanged || isUndone) restore(parent, written);
	}
	const { texts, others } = translated.get(parent) ?? { texts: new Map(), others: [] };
	if (!last || (gone.length === 0 && others.length === 0)) return;
	translated.set(parent, { texts, others: [...others, ...added] });
	for (const [index, text] of gone.entries()) {
		if (!texts.has(text)) texts.set(text, text.data);
		text.data = "";
		(added[index] ?? last).before(text);
	}
};

/**
 * Browsers and extensions that translate a page take texts out of it and put nodes of their own in their place. React
 * goes on with its texts: what it writes into them is not seen, and what it puts before them or takes out fails, and
 * with it the page. So its texts go back, empty, before what stands in for them; and when it changes one of them, all
 * texts of the element are as React has them, to be translated again.
 */
export function keepTexts(): void {
	new MutationObserver((records) => {
		const written = new Set<Node>();
		const changes = new Map<Node, MutationRecord[]>();
		for (const record of records) {
			const { type, target } = record;
			const isText = type === "characterData";
			if (isText) written.add(target);
			const parent = isText ? target.parentNode : target;
			if (!parent) continue;
			const own = changes.get(parent) ?? [];
			own.push(record);
			changes.set(parent, own);
		}
		for (const [parent, own] of changes) look(parent, own, written);
	}).observe(document, { childList: true, subtree: true, characterData: true });
}
