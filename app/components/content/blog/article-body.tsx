import { checkIcon } from "#app/components/base/page-icons.ts";
import { Icon } from "#app/components/base/ui/icon.tsx";
import {
	type ArticleBlock,
	type ArticleRun,
	readArticleBody,
} from "#app/domain/content/article-body.ts";

/** The body of an article as text: everything in it is shown, nothing is run. */
export function ArticleBody({ body }: { body: string }) {
	return (
		<div className="prose">
			{readArticleBody(body).map((block, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name and never move
				<Block key={index} block={block} />
			))}
		</div>
	);
}

function Block({ block }: { block: ArticleBlock }) {
	switch (block.kind) {
		case "heading":
			return (
				<h2>
					<Runs runs={block.runs} />
				</h2>
			);
		case "sub-heading":
			return (
				<h3>
					<Runs runs={block.runs} />
				</h3>
			);
		case "check":
			return (
				<p className="flex gap-2 text-accent">
					<Icon path={checkIcon} className="mt-1 size-5 shrink-0" />
					<span>
						<Runs runs={block.runs} />
					</span>
				</p>
			);
		case "paragraph":
			return (
				<p>
					<Runs runs={block.runs} />
				</p>
			);
		case "list": {
			const List = block.ordered ? "ol" : "ul";
			return (
				<List>
					{block.items.map((runs, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: items have no other name and never move
						<li key={index}>
							<Runs runs={runs} />
						</li>
					))}
				</List>
			);
		}
	}
}

/** A line with its bold words. */
export function Runs({ runs }: { runs: readonly ArticleRun[] }) {
	return runs.map(({ text, bold }, index) =>
		// biome-ignore lint/suspicious/noArrayIndexKey: runs have no other name and never move
		bold ? <strong key={index}>{text}</strong> : text,
	);
}
