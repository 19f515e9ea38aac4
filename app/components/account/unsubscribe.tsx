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
	search: "emails about the saved search",
};

/** Leaves a list by a link of a mail, without signing in. */
export function Unsubscribe({
	list,
	email,
	name,
	answer,
}: {
	list: keyof typeof lists;
	email: string;
	/** Of a saved search. */
	name?: string | undefined;
	answer: FormResult | undefined;
}) {
	const done = answer?.success === true;
	const busy = useNavigation().state !== "idle";
	const what = name ? `${lists[list]} “${name}”` : lists[list];
	return (
		<main id="content" className="container-page flex justify-center py-12">
			<div className="panel w-full max-w-md">
				<h1 className="text-3xl">{done ? "You are unsubscribed" : "Unsubscribe"}</h1>
				{done ? (
					<div className="mt-4">
						<Alert kind="success">
							<span className="break-all">{email}</span> will no longer get {what}.
						</Alert>
					</div>
				) : (
					<AnsweredForm answer={answer} className="mt-4 grid gap-4">
						<FormMessage />
						<p>
							<span className="font-medium break-all">{email}</span> will no longer get {what}.
						</p>
						<Button type="submit" size="large" busy={busy}>
							{busy ? "Updating..." : "Unsubscribe"}
						</Button>
					</AnsweredForm>
				)}
				<p className="mt-6 text-quiet">
					{list === "newsletter" ? (
						<Link to="/" className="link-quiet">
							Back to the site
						</Link>
					) : (
						<Link
							to={list === "search" ? "/library/searches" : "/settings#preferences"}
							className="link-quiet"
						>
							{list === "search" ? "Your saved searches" : "All email preferences"}
						</Link>
					)}
				</p>
			</div>
		</main>
	);
}
