import { blurSteps } from "#app/content/contribute-page.ts";

const sheet = { left: 8, top: 8, width: 176, height: 228 };
/** Words as bars. */
const bars = [
	{ y: 34, length: 78 },
	{ y: 48, length: 52 },
	{ y: 112, length: 136 },
	{ y: 124, length: 120 },
	{ y: 136, length: 128 },
	{ y: 166, length: 64 },
	{ y: 180, length: 132 },
	{ y: 192, length: 104 },
	{ y: 204, length: 124 },
] as const;
const meter = { left: 214, width: 186, height: 12, most: 40 };

/** A sheet on which the employer is said less and less exactly, beside how many people share what is left. Invented. */
export function BlurPicture() {
	return (
		<figure>
			<svg
				role="img"
				viewBox="0 0 416 244"
				className="block h-auto w-full max-w-[26rem]"
				aria-label={`An invented example. ${blurSteps
					.map(({ said, people }) => `“${said}”: shared by ${peopleOf(people)}`)
					.join(". ")}.`}
			>
				<rect
					className="fill-panel stroke-hairline"
					x={sheet.left}
					y={sheet.top}
					width={sheet.width}
					height={sheet.height}
				/>
				{bars.map(({ y, length }) => (
					<rect key={y} className="fill-hairline" x={24} y={y} width={length} height={5} />
				))}
				<rect className="fill-accent-soft" x={20} y={74} width={152} height={24} />
				<text className="fill-ink text-[0.75rem]" x={26} y={91}>
					{blurSteps.at(-1)?.said}
				</text>
				{blurSteps.map(({ said, people }, index) => {
					const y = 40 + index * 68;
					const length = (meter.width * people) / meter.most;
					const isLast = index === blurSteps.length - 1;
					return (
						<g key={said}>
							<text className="fill-ink text-[0.75rem]" x={meter.left} y={y}>
								{said}
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
							<text className="fill-quiet text-[0.75rem] tabular-nums" x={meter.left} y={y + 38}>
								{peopleOf(people)}
							</text>
						</g>
					);
				})}
			</svg>
			<figcaption className="mt-2 text-note text-quiet">
				The meter, with invented figures: how many people share what is left.
			</figcaption>
		</figure>
	);
}

const peopleOf = (people: number): string => (people === 1 ? "1 person" : `${people} people`);
