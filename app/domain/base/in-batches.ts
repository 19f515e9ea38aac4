/**
 * Answers together what is asked while earlier questions are being answered. Nothing is answered by what was read
 * before it was asked. A failure is that of all who were asked for together.
 * @param answer for several questions, in their order
 * @param limits one call is under way at a time, so that as many as can be are asked together, until it has taken
 * `slowAfter` milliseconds: then another begins beside it, `atOnce` at most. `most` is how many questions one takes
 */
export function inBatches<Question, Answer>(
	answer: (questions: readonly Question[]) => Promise<readonly Answer[]>,
	{ atOnce, most, slowAfter }: { atOnce: number; most: number; slowAfter: number },
): (question: Question) => Promise<Answer> {
	const waiting: (PromiseWithResolvers<Answer> & { question: Question })[] = [];
	let underWay = 0;
	let slow = 0;

	function answerWaiting(): void {
		if (waiting.length > 0 && underWay === slow && underWay < atOnce) void answerBatch();
	}

	async function answerBatch(): Promise<void> {
		const batch = waiting.splice(0, most);
		underWay++;
		let isSlow = false;
		const timer = setTimeout(() => {
			isSlow = true;
			slow++;
			answerWaiting();
		}, slowAfter);
		try {
			const answers = await answer(batch.map(({ question }) => question));
			for (const [place, { resolve }] of batch.entries()) resolve(answers[place] as Answer);
		} catch (error) {
			for (const { reject } of batch) reject(error);
		}
		clearTimeout(timer);
		if (isSlow) slow--;
		underWay--;
		answerWaiting();
	}

	return (question) => {
		const one = { ...Promise.withResolvers<Answer>(), question };
		waiting.push(one);
		answerWaiting();
		return one.promise;
	};
}
