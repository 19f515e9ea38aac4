import { Link } from "react-router";
import { Words } from "#app/components/base/words.tsx";
import { type Seller, sellerLines } from "#app/content/seller.ts";
import { type LegalPage, linesOfBlock, type TextBlock } from "#app/content/written-text.ts";
import { formatLongDate } from "#app/domain/base/dates.ts";

type LegalPageProps = {
	page: LegalPage;
	/** Who stands behind the page; null while the owner has not said it. */
	seller: Seller | null;
};

/** A legal page to read: the short version, the contents, the sections, then who runs the site. */
export function LegalPageView({ page, seller }: LegalPageProps) {
	const { title, published, updated, lead, sections } = page;
	return (
		<main
			id="content"
			className="container-page py-10 text-[1.0625rem] leading-7 md:py-14 lg:grid lg:grid-cols-[minmax(0,65ch)_16rem] lg:justify-between lg:gap-x-16 print:block print:py-0 print:[&_strong]:text-inherit"
		>
			<header className="reading-measure print:max-w-none">
				<h1 className="text-4xl">{title}</h1>
				<p className="mt-3 text-note text-quiet print:text-inherit">
					First published <time dateTime={published}>{formatLongDate(published)}</time>
					{" · "}
					Last updated <time dateTime={updated}>{formatLongDate(updated)}</time>
				</p>
				<section
					aria-labelledby="in-short"
					className="mt-8 rounded-md border border-hairline bg-panel p-5 md:p-6 print:bg-transparent"
				>
					<h2 id="in-short" className="text-xl">
						In short
					</h2>
					<Blocks blocks={lead} />
				</section>
			</header>
			<Contents sections={sections} />
			<div className="reading-measure print:max-w-none">
				{sections.map(({ id, title, blocks }) => (
					<section key={id} aria-labelledby={id} className="mt-10 md:mt-12">
						<h2 id={id} tabIndex={-1} className="break-after-avoid text-2xl">
							{title}
						</h2>
						<Blocks blocks={blocks} />
					</section>
				))}
				{seller ? <SellerBlock seller={seller} /> : null}
			</div>
		</main>
	);
}

function SellerBlock({ seller }: { seller: Seller }) {
	return (
		<div className="mt-6">
			<p>This site is run by:</p>
			<address className="mt-2 not-italic">
				{sellerLines(seller).map((line) => (
					<span key={line} className="block">
						{line}
					</span>
				))}
			</address>
		</div>
	);
}

/**
 * Beside the text where there is room, above it where there is none, and not on paper. The focus goes along
 * with a link, so that the next Tab starts in its section.
 */
function Contents({ sections }: Pick<LegalPage, "sections">) {
	return (
		<nav
			aria-labelledby="contents"
			className="mt-10 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 print:hidden"
		>
			<div className="text-note leading-6 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:p-1">
				<h2 id="contents" className="font-sans text-note font-semibold tracking-normal">
					On this page
				</h2>
				<ol className="mt-2 border-l border-hairline sm:max-lg:columns-2">
					{sections.map(({ id, title }) => (
						<li key={id}>
							<Link
								to={`#${id}`}
								onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
								className="link-quiet pl-4 lg:min-h-9"
							>
								{title}
							</Link>
						</li>
					))}
				</ol>
			</div>
		</nav>
	);
}

/** Legal pages have paragraphs and lists, and nothing else. */
function Blocks({ blocks }: { blocks: readonly TextBlock[] }) {
	return blocks.map((block) => {
		const lines = linesOfBlock(block);
		if (block.kind !== "list") {
			return (
				<p key={lines[0]} className="mt-4">
					<Words text={lines.join(" ")} />
				</p>
			);
		}
		return (
			<ul key={lines[0]} className="mt-4 grid list-disc gap-2 pl-5 marker:text-quiet">
				{lines.map((line) => (
					<li key={line} className="break-inside-avoid text-pretty">
						<Words text={line} />
					</li>
				))}
			</ul>
		);
	});
}
