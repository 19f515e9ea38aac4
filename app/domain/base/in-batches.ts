/**
 * Answers together what is asked while earlier questions are being answered. Nothing is answered by what was read
 * before it was asked. A failure is that of all who were asked for together.
 * @param answer for several questions, in their order
 * @param limits `atOnce` is how many such calls may be under way, `most` how many questions one of them takes
 */
export function inBatches<Question, Answer>(
	answer: (questions: readonly Question[]) => Promise<readonly Answer[]>,
	{ atOnce, most }: { atOnce: number; most: number },
): (question: Question) => Promise<Answer> {
	const waiting: (PromiseWithResolvers<Answer> & { question: Question })[] = [];
	let underWay = 0;

	async function answerWaiting(): Promise<void> {
		underWay++;
		while (waiting.length > 0) {
			const batch = waiting.splice(0, most);
			try {
				const answers = await answer(batch.map(({ question }) => question));
				for (const [place, { resolve }] of batch.entries()) resolve(answers[place] as Answer);
			} catch (error) {
				for (const { reject } of batch) reject(error);
			}
		}
		underWay--;
	}

	return (question) => {
		const one = { ...Promise.withResolvers<Answer>(), question };
		waiting.push(one);
		if (underWay < atOnce) void answerWaiting();
		return one.promise;
	};
}
