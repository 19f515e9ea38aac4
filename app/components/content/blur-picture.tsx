import { blurSteps } from "#app/content/contribute-page.ts";

/** Words as bars. */
const bars = [
	{ y: 30, length: 70 },
	{ y: 44, length: 46 },
	{ y: 128, length: 118 },
	{ y: 140, length: 102 },
	{ y: 152, length: 112 },
	{ y: 180, length: 54 },
	{ y: 194, length: 114 },
	{ y: 206, length: 90 },
] as const;
const meter = { left: 184, width: 228, height: 12, most: 40 };

/** A sheet on which the company of the offer is said less exactly, beside how many people share the offer. Invented. */
export function BlurPicture() {
	const last = blurSteps.at(-1);
	return (
		<figure>
			<svg
				role="img"
				viewBox="0 0 416 244"
				className="block h-auto w-full max-w-[26rem]"
				aria-label={`An invented example. ${blurSteps
					.map(({ employer, people }) => `“${employer}”: shared by ${peopleOf(people)}`)
					.join(". ")}.`}
			>
				<rect className="fill-panel stroke-hairline" x={4} y={8} width={158} height={228} />
				{bars.map(({ y, length }) => (
					<rect key={y} className="fill-hairline" x={20} y={y} width={length} height={5} />
				))}
				<rect className="fill-accent-soft" x={14} y={66} width={138} height={46} />
				<text className="fill-ink text-[0.875rem]" x={20} y={84}>
					{last?.employer}
				</text>
				<text className="fill-ink text-[0.875rem]" x={20} y={103}>
					2020
				</text>
				{blurSteps.map(({ employer, people }, index) => {
					const y = 74 + index * 68;
					const length = (meter.width * people) / meter.most;
					const isLast = index === blurSteps.length - 1;
					return (
						<g key={people}>
							<text className="fill-ink text-[0.875rem]" x={meter.left} y={y}>
								{employer}
							</text>
							<rect
								className="fill-hairline"
								x={meter.left}
								y={y + 8}
								width={meter.width}
								height={meter.height}
							/>
							<rect
								className={isLast ? "fill-accent" : "fill-quiet"}
								x={meter.left}
								y={y + 8}
								width={length}
								height={meter.height}
							/>
							<text className="fill-quiet text-[0.875rem] tabular-nums" x={meter.left} y={y + 37}>
								{peopleOf(people)}
							</text>
						</g>
					);
				})}
			</svg>
			<figcaption className="mt-2 text-note text-quiet">
				The meter, with invented figures: how many people share the role and the company of the
				offer.
			</figcaption>
		</figure>
	);
}

const peopleOf = (people: number): string => (people === 1 ? "1 person" : `${people} people`);
