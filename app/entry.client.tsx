import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepPress } from "#app/components/base/ui/redrawn-press.ts";
import { findOwnWordsBy } from "#app/domain/content/own-words.ts";

// What the owner has written in place of what the scripts have from the files.
const { words } = document.documentElement.dataset;
if (words) {
	const own = JSON.parse(words);
	findOwnWordsBy(() => own);
}

startTransition(() => {
	keepPress();
	document.came = [...document.forms, document.activeElement];
	const router = <HydratedRouter />;
	// Strict mode checks nothing in a build.
	hydrateRoot(document, import.meta.env.DEV ? <StrictMode>{router}</StrictMode> : router);
});
