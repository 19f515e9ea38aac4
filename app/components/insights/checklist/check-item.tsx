import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { showToast } from "#app/components/base/toast-queue.ts";
import type { ReviewCheck } from "#app/domain/insights/review-checklist.ts";
import { tickKey } from "./use-ticks.ts";

type Answer = { success: boolean; message: string };

/** One check: the box to tick, why it matters, and a line before and after. */
export function CheckItem({ check, ticked }: { check: ReviewCheck; ticked: boolean }) {
	const { id, title, why, before, after } = check;
	const fetcher = useFetcher<Answer>({ key: tickKey(id) });
	useEffect(() => {
		if (fetcher.data && !fetcher.data.success) showToast("error", fetcher.data.message);
	}, [fetcher.data]);
	const tick = (wanted: boolean) =>
		fetcher.submit(
			{ intent: "tick", check: id, wanted: wanted ? "yes" : "no" },
			// At once and not in a transition: the box must not jump back until the answer has come.
			{ method: "post", action: "/checklist", flushSync: true },
		);
	const box = useRef<HTMLInputElement>(null);
	// A visitor may have ticked it before the scripts came.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when they have come
	useEffect(() => {
		if (box.current && box.current.checked !== ticked) tick(box.current.checked);
	}, []);
	return (
		<li id={id} className="check-item max-w-[46rem] scroll-mt-40" data-done={ticked || undefined}>
			<label className="check-label flex items-center cursor-pointer">
				<input
					ref={box}
					type="checkbox"
					name="done"
					value={id}
					checked={ticked}
					// A browser that goes back would put an older tick in, which is taken for a new one.
					autoComplete="off"
					onChange={(event) => tick(event.currentTarget.checked)}
					aria-describedby={`${id}-why`}
				/>
				<span>{title}</span>
			</label>
			<p id={`${id}-why`} className="check-why">
				{why}
			</p>
			<details className="check-example">
				<summary>
					Before and after<span className="sr-only">: {title}</span>
				</summary>
				<dl>
					<div>
						<dt>Before</dt>
						<dd>{before}</dd>
					</div>
					<div>
						<dt>After</dt>
						<dd>{after}</dd>
					</div>
				</dl>
			</details>
		</li>
	);
}
