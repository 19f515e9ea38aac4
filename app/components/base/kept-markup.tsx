import { createContext, type ReactNode, use } from "react";

/** The names of what the server has kept; null where all is drawn. */
export const KeptNames = /* @__PURE__ */ createContext<{ has(name: string): boolean } | null>(null);

type KeptMarkupProps = { name: string; children: () => ReactNode };

/**
 * A part of pages that is the same on each of them and for everybody, as long as the owner's words are. The server
 * renders it once and puts its bytes into the pages from then on; to the browser it is a part like any other.
 * @param children draws it; what it draws depends on nothing but its name, the files and the owner's words, and has no
 * `useId`
 */
export const KeptMarkup = ({ name, children }: KeptMarkupProps) =>
	// A browser's scripts have nothing of it.
	import.meta.env.SSR ? <Marked name={name}>{children}</Marked> : children();

function Marked({ name, children }: KeptMarkupProps) {
	const kept = use(KeptNames);
	if (!kept) return children();
	return (
		<>
			<template data-kept={name} />
			{kept.has(name) ? null : children()}
			<template data-kept-end="" />
		</>
	);
}
