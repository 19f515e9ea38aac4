import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { BlankSlate } from "#app/components/base/blank-slate.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import { useViewer } from "#app/components/base/viewer-context.tsx";
import { useAuthDialog } from "./auth-dialog-provider.tsx";
import { authTabOf, withAuthTab } from "./auth-tab.ts";
import { askIn, leaving } from "./ended-session.ts";

type Held = {
	personId: string | undefined;
	answer: unknown;
	title: string;
	goOn: (isNews?: boolean) => void;
};

/**
 * A page of a member. Where they sign out in another tab while something is typed on it, it is covered until they
 * are back: the next person at the device reads nothing, and nothing is lost. Another person gets it empty.
 * @param answer of the server, another object each time it was asked who is signed in
 */
export function HeldPage({ answer, children }: { answer: unknown; children: ReactNode }) {
	const personId = useViewer()?.id;
	const { search } = useLocation();
	const { revalidate } = useRevalidator();
	const { close } = useAuthDialog();
	const [held, setHeld] = useState<Held | null>(null);
	const isAsking = authTabOf(search) !== null;
	/** Another tab has told who is signed in now. */
	const wasTold = useRef(false);

	const look = async (isTold: boolean) => {
		const isIn = await fetch("/me", { method: "HEAD" }).then(
			({ ok }) => ok,
			() => false, // The next press says that nobody answers.
		);
		if (!isIn) return;
		wasTold.current = isTold;
		await revalidate();
		if (isAsking) close();
	};
	useEffect(() => {
		leaving.hold = (isSignOut, goOn) => {
			if (held) {
				void look(true);
				return true;
			}
			// A dialog stands beside the page: it cannot be covered.
			if (!isSignOut || !wasTyped() || document.querySelector("[role=dialog]")) return false;
			wasTold.current = false;
			setHeld({ personId, answer, title: document.title, goOn });
			document.title = "Signed out";
			askIn.member?.();
			return true;
		};
	});
	// Google signs in elsewhere, and its dialog closes.
	const latest = useRef(look);
	latest.current = look;
	useEffect(() => {
		if (held && !isAsking) void latest.current(false);
	}, [held, isAsking]);
	useEffect(() => {
		if (!held || held.answer === answer) return;
		held.goOn(!wasTold.current);
		if (held.personId !== personId) {
			location.replace(location.pathname + withAuthTab(location.search, null));
			return;
		}
		document.title = held.title;
		setHeld(null);
	}, [held, answer, personId]);
	useEffect(() => {
		// An account is deleted on a page of members: that is told as no sign-out.
		leaving.isSignOut = false;
		addEventListener("unhandledrejection", catchCalledOff);
	}, []);
	useOnLeave(() => {
		delete leaving.hold;
		if (held) void revalidate().finally(() => held.goOn());
	});

	return (
		<>
			{held ? (
				<main id="content" className="held-page container-page py-16">
					<BlankSlate
						title="You are signed out"
						headingLevel={1}
						action={<Button onClick={() => askIn.member?.()}>Sign In</Button>}
					>
						What was typed on this page is kept for the account that typed it.{" "}
						<a href="/" className="underline underline-offset-4 hover:text-ink">
							Leave the page
						</a>{" "}
						to discard it.
					</BlankSlate>
				</main>
			) : null}
			<div className={held ? "hidden" : "contents"}>{children}</div>
		</>
	);
}

/**
 * The router calls off what it has half read where the answer leads elsewhere, and does not catch that. It may tell so
 * when the page is gone, so this stays; the same one is heard once.
 */
function catchCalledOff(event: PromiseRejectionEvent) {
	if (event.reason?.name === "AbortError") event.preventDefault();
}

/** Fields in which something was typed or chosen. */
const typed = new Set<Element>();

/** Whether one of them is still there. */
function wasTyped(): boolean {
	for (const field of typed) if (!field.isConnected) typed.delete(field);
	return typed.size > 0;
}

/** Whether a field of the page as it came holds something else. */
function differs(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): boolean {
	if (!("options" in field)) {
		const isTicked = "checked" in field && field.checked !== field.defaultChecked;
		return isTicked || field.value !== field.defaultValue;
	}
	const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
	return field.selectedIndex !== Math.max(first, 0);
}

// Before the page is taken over, which makes what was typed by then the default of its field.
if (typeof document !== "undefined") {
	const fields = "main form :is(input, textarea, select)";
	for (const field of document.querySelectorAll<HTMLInputElement>(fields)) {
		if (differs(field)) typed.add(field);
	}
	document.addEventListener("input", ({ target }) => {
		// Fields that have gone are not kept.
		wasTyped();
		if (target instanceof Element && target.closest("main form")) typed.add(target);
	});
}

function useOnLeave(leave: () => void): void {
	const latest = useRef(leave);
	latest.current = leave;
	useEffect(() => () => latest.current(), []);
}
