import { Link, useNavigation } from "react-router";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import type { FormResult } from "#app/domain/base/form-result.ts";

/** Each ends the sentence "… will no longer get". */
const lists = {
	marketing: "marketing emails: resume tips, career advice and special offers",
	product: "product updates: what is new on the site and in the library",
	newsletter: "the newsletter: new resumes, once a month",
	search: "emails about a saved search",
};

const toSite = { to: "/", label: "Back to the site" };
const toPreferences = { to: "/settings#preferences", label: "All email preferences" };

/** Where else the owner changes what they get. */
const ways = {
	marketing: toPreferences,
	product: toPreferences,
	newsletter: toSite,
	search: { to: "/library/searches", label: "Your saved searches" },
};

type UnsubscribeProps = {
	list: keyof typeof lists;
	/** Of the owner who is signed in. */
	email?: string | undefined;
	/** Of the owner's saved search. */
	name?: string | undefined;
	/** There is nothing left to unsubscribe from. */
	isDone: boolean;
	/** There are no settings of it any more. */
	isGone: boolean;
	/** Another person is signed in. */
	isOther: boolean;
	answer: FormResult | undefined;
};

/** Leaves a list by a link of a mail, without signing in. */
export function Unsubscribe({
	list,
	email,
	name,
	isDone,
	isGone,
	isOther,
	answer,
}: UnsubscribeProps) {
	const busy = useNavigation().state !== "idle";
	const what = name ? `emails about the saved search “${name}”` : lists[list];
	const ofNobody = list === "newsletter" ? "This address" : "This account";
	const way = isGone || isOther ? toSite : ways[list];
	const sentence = (
		<>
			<span className="font-medium break-all">{email ?? ofNobody}</span> will no longer get {what}.
		</>
	);
	return (
		<main id="content" className="container-page flex justify-center py-12">
			<div className="panel w-full max-w-md">
				<h1 className="text-3xl">{isDone ? "You are unsubscribed" : "Unsubscribe"}</h1>
				{isDone ? (
					<div className="mt-4">
						<Alert kind="success">
							<p>{sentence}</p>
						</Alert>
					</div>
				) : (
					<AnsweredForm answer={answer} className="mt-4 grid gap-4">
						<FormMessage />
						<p>{sentence}</p>
						<Button type="submit" size="large" busy={busy}>
							{busy ? "Updating..." : "Unsubscribe"}
						</Button>
					</AnsweredForm>
				)}
				{isOther ? (
					<p className="mt-6">
						You are signed in with another address. What it gets stays as it is.
					</p>
				) : null}
				<p className="mt-6 text-quiet">
					<Link to={way.to} className="link-quiet">
						{way.label}
					</Link>
				</p>
			</div>
		</main>
	);
}
