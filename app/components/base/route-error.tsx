import { Suspense } from "react";
import { type ErrorResponse, useLocation } from "react-router";
import * as messages from "#app/domain/base/messages/general.ts";
import type { ClosedDoor } from "#app/domain/reader/denial-cause.ts";
import { lazyInBrowser } from "./lazy-in-browser.ts";

// Loaded when something fails, so that pages that work do not carry it. Offline even that fails.
const plainly = () => ({ default: PlainError });

const ErrorView = lazyInBrowser(() => import("./error-view.tsx").catch(plainly));
const AdminGate = lazyInBrowser(() => import("#app/components/admin/gate.tsx"));
const ClosedDoorPage = lazyInBrowser(() =>
	import("#app/components/reader/closed-door.tsx").catch(plainly),
);

function PlainError() {
	return (
		<main id="content" className="container-page flex-1 py-20 text-center">
			<h1 className="text-3xl">Something went wrong</h1>
			<a href="/" className="link-quiet mt-6">
				Return to Home
			</a>
		</main>
	);
}

/** The page for an error that a route answered, or for one that nobody expected (null). */
export function RouteError({ error }: { error: ErrorResponse | null }) {
	const { pathname, search } = useLocation();
	const answer = error?.data as
		| {
				sentence?: unknown;
				offersUpgrade?: unknown;
				needsPasscode?: unknown;
				asksForCode?: boolean;
				door?: ClosedDoor;
				leadsTo?: { label: string; to: string };
		  }
		| undefined;
	if (answer?.needsPasscode === true) {
		return (
			<Suspense fallback={null}>
				<AdminGate returnTo={pathname + search} asksForCode={answer.asksForCode} />
			</Suspense>
		);
	}
	if (answer?.door && typeof answer.sentence === "string") {
		return (
			<Suspense fallback={null}>
				<ClosedDoorPage {...answer.door} message={answer.sentence} />
			</Suspense>
		);
	}
	// The page's own heading says this already.
	const isTold = answer?.sentence === messages.general.notFound;
	const sentence = typeof answer?.sentence === "string" && !isTold ? answer.sentence : undefined;
	const plans = { label: "See plans", to: "/pricing" };
	return (
		<Suspense fallback={null}>
			<ErrorView
				status={error?.status ?? 500}
				message={sentence}
				action={answer?.offersUpgrade === true ? plans : answer?.leadsTo}
			/>
		</Suspense>
	);
}
