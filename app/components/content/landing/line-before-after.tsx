import { Words } from "#app/components/base/words.tsx";
import type { LineChange } from "#app/content/landing/stories.ts";

/** A line of a resume as it was and as it became, and what the new one does better. */
export function LineBeforeAfter({ before, after, why }: LineChange) {
	return (
		<dl className="line-change grid">
			<div>
				<dt>Before</dt>
				<dd>{before}</dd>
			</div>
			<div>
				<dt>After</dt>
				<dd>
					<Words text={after} />
				</dd>
			</div>
			{why ? (
				<div>
					<dt>Why</dt>
					<dd>{why}</dd>
				</div>
			) : null}
		</dl>
	);
}
