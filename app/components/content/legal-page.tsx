import { Fragment } from "react";
import { Link } from "react-router";
import { RichDescription } from "#app/components/library/rich-description.tsx";
import type {
	LegalBlock,
	LegalLink,
	LegalPage,
	LegalSection,
	LegalText,
} from "#app/content/legal/legal-page.ts";
import { type Seller, sellerLines } from "#app/content/seller.ts";
import { formatLongDate } from "#app/domain/base/dates.ts";

type LegalPageProps = {
	page: LegalPage;
	/** Who stands behind the page; null while the owner has not said it. */
	seller: Seller | null;
};

/** A legal page to read: the short version, the contents, the sections, then who runs the site. */
export function LegalPageView({ page, seller }: LegalPageProps) {
	const { title, published, lastUpdated, inShort, sections } = page;
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
					Last updated <time dateTime={lastUpdated}>{formatLongDate(lastUpdated)}</time>
				</p>
				<section
					aria-labelledby="in-short"
					className="mt-8 rounded-md border border-hairline bg-panel p-5 md:p-6 print:bg-transparent"
				>
					<h2 id="in-short" className="text-xl">
						In short
					</h2>
					<Points points={inShort} />
				</section>
			</header>
			<Contents sections={sections} />
			<div className="reading-measure print:max-w-none">
				{sections.map(({ id, title, blocks }) => (
					<section key={id} aria-labelledby={id} className="mt-10 md:mt-12">
						<h2 id={id} tabIndex={-1} className="break-after-avoid text-2xl">
							{title}
						</h2>
						{blocks.map((block) => (
							<Block key={keyOf(block)} block={block} />
						))}
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
function Contents({ sections }: { sections: readonly LegalSection[] }) {
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

function Block({ block }: { block: LegalBlock }) {
	if (typeof block === "object" && "points" in block) return <Points points={block.points} />;
	return (
		<p className="mt-4">
			<Words text={block} />
		</p>
	);
}

function Points({ points }: { points: readonly LegalText[] }) {
	return (
		<ul className="mt-4 grid list-disc gap-2 pl-5 marker:text-quiet">
			{points.map((point) => (
				<li key={keyOf(point)} className="break-inside-avoid text-pretty">
					<Words text={point} />
				</li>
			))}
		</ul>
	);
}

function Words({ text }: { text: LegalText }) {
	const parts = typeof text === "string" ? [text] : text;
	return parts.map((part) => (
		<Fragment key={keyOf([part])}>
			{typeof part === "string" ? <RichDescription text={part} /> : <TextLink link={part} />}
		</Fragment>
	));
}

const linkLook = "text-accent underline underline-offset-4 print:text-inherit";

function TextLink({ link: { label, to } }: { link: LegalLink }) {
	return to.startsWith("mailto:") ? (
		<a href={to} className={`${linkLook} break-words`}>
			{label}
		</a>
	) : (
		<Link to={to} className={linkLook}>
			{label}
		</Link>
	);
}

/** The words themselves: no two blocks of a section, or parts of a text, are the same. */
function keyOf(block: LegalBlock): string {
	return JSON.stringify(block);
}
