import { TextLink } from "#app/components/base/words.tsx";
import type { Article } from "#app/content/written-text.ts";
import { formatLongDate } from "#app/domain/base/dates.ts";
import { BlockView, type ShownOfLibrary } from "./block-view.tsx";

type TextBodyProps = {
	text: Pick<Article, "lead" | "sections" | "sources">;
	shown: ShownOfLibrary;
};

/** The words of a guide or an article, section by section, and what they lean on. */
export function TextBody({ text: { lead, sections, sources }, shown }: TextBodyProps) {
	return (
		<>
			{lead.map((block, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name and never move
				<BlockView key={index} block={block} shown={shown} />
			))}
			{sections.map(({ id, title, blocks }) => (
				<section key={id} aria-labelledby={id}>
					<h2 id={id} tabIndex={-1}>
						{title}
					</h2>
					{blocks.map((block, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name and never move
						<BlockView key={index} block={block} shown={shown} />
					))}
				</section>
			))}
			{sources.length > 0 ? (
				<section aria-labelledby="sources" className="text-note">
					<h2 id="sources">Sources</h2>
					<ul>
						{sources.map(({ title, publisher, url, checked }) => (
							<li key={url}>
								{publisher}: <TextLink to={url}>{title}</TextLink>.
								{checked ? ` Read on ${formatLongDate(checked)}.` : ""}
							</li>
						))}
					</ul>
				</section>
			) : null}
		</>
	);
}
