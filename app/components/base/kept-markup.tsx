import { createContext, type ReactNode, use } from "react";

/** The names of what the server has kept; null in a browser, which draws all of it. */
export const KeptNames = createContext<{ has(name: string): boolean } | null>(null);

/**
 * A part of pages that is the same on each of them and for everybody, as long as the owner's words are. The server
 * renders it once and puts its bytes into the pages from then on; to the browser it is a part like any other.
 * @param children one component: what it renders depends on nothing but the files and the owner's words, and has no
 * `useId`
 */
export function KeptMarkup({ name, children }: { name: string; children: ReactNode }) {
	const kept = use(KeptNames);
	if (!kept) return children;
	return (
		<>
			<template data-kept={name} />
			{kept.has(name) ? null : children}
			<template data-kept-end="" />
		</>
	);
}
