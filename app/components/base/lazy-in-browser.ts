import { type ComponentType, createElement, lazy, type ReactNode } from "react";

type AnyComponent = ComponentType<object>;

const waiting: (() => Promise<void>)[] = [];
let loading: Promise<unknown> = Promise.resolve();

/**
 * A component whose code a browser loads when it is drawn, within a `Suspense`. The server draws a page in one go,
 * and has loaded all code before: `loadForServer`.
 */
export function lazyInBrowser<Component extends (props: never) => ReactNode>(
	load: () => Promise<{ default: Component }>,
): Component {
	// Their props are checked where they are drawn.
	const loadAny = load as unknown as () => Promise<{ default: AnyComponent }>;
	let drawn: AnyComponent = lazy(loadAny);
	if (!import.meta.env.SSR) return drawn as unknown as Component;
	waiting.push(async () => {
		drawn = (await loadAny()).default;
	});
	return ((props: object) => createElement(drawn, props)) as unknown as Component;
}

/** Loads what browsers load later. What cannot be loaded is waited for when it is drawn. */
export function loadForServer(): Promise<unknown> {
	if (waiting.length > 0) {
		loading = Promise.allSettled([loading, ...waiting.splice(0).map((load) => load())]);
	}
	return loading;
}
