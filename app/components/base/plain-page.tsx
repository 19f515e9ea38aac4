import type { ReactNode } from "react";

/** A page of one heading and a few quiet words, in the middle. */
export function PlainPage({ title, children }: { title: string; children: ReactNode }) {
	return (
		<main
			id="content"
			className="container-page flex flex-1 flex-col items-center py-20 text-center"
		>
			<h1 className="max-w-2xl text-3xl md:text-4xl">{title}</h1>
			<div className="mt-4 max-w-md text-lg text-quiet">{children}</div>
		</main>
	);
}
