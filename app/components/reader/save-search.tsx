import { Link, useNavigation } from "react-router";
import { AnsweredForm, FormMessage } from "#app/components/base/form/answered.tsx";
import { Alert } from "#app/components/base/ui/alert.tsx";
import { Button, buttonVariants } from "#app/components/base/ui/button.tsx";
import { count } from "#app/domain/base/count.ts";
import type { FormResult } from "#app/domain/base/form-result.ts";
import { searches } from "#app/domain/base/messages/searches.ts";
import type { AlertChoice } from "#app/domain/library/saved-search.ts";
import { SearchFields } from "./search-fields.tsx";

type SaveSearchPageProps = {
	page:
		| { refusal: string }
		| {
				query: string;
				/** The member has saved it before. */
				isSaved: boolean;
				name: string;
				alert: AlertChoice;
				/** How many resumes it finds today. */
				found: number;
				isAbout: boolean;
		  };
	answer: FormResult | undefined;
};

/** "Save this search": its name, and when to write. */
export function SaveSearchPage({ page, answer }: SaveSearchPageProps) {
	const busy = useNavigation().state !== "idle";
	return (
		<main id="content" className="container-page flex flex-1 justify-center py-8 md:py-12">
			<div className="w-full max-w-md">
				<h1 className="text-3xl md:text-4xl">Save this search</h1>
				{"refusal" in page ? (
					<div className="mt-6 grid gap-4">
						<Alert kind="info">{page.refusal}</Alert>
						<div className="flex flex-wrap gap-2">
							<Link to="/library/searches" className={buttonVariants({ variant: "secondary" })}>
								Your saved searches
							</Link>
							<Link to="/resumes" className={buttonVariants()}>
								Browse resumes
							</Link>
						</div>
					</div>
				) : (
					<>
						<p className="mt-2 text-quiet">{foundToday(page)}</p>
						<AnsweredForm answer={answer} fixed={{ query: page.query }} className="mt-6 grid gap-4">
							<FormMessage />
							{page.isSaved ? (
								<Alert kind="info">
									You have saved this search. Here you change its name and emails.
								</Alert>
							) : null}
							<SearchFields name={page.name} alert={page.alert} />
							<p className="text-note text-quiet">
								Only you see your searches. Each email has a link that ends it.
							</p>
							<div className="flex flex-wrap gap-2">
								<Button type="submit" busy={busy}>
									{busy ? "Saving..." : "Save search"}
								</Button>
								<Link
									to={`/resumes?${page.query}`}
									className={buttonVariants({ variant: "secondary" })}
								>
									Back to the search
								</Link>
							</div>
						</AnsweredForm>
					</>
				)}
			</div>
		</main>
	);
}

function foundToday({ found, isAbout }: { found: number; isAbout: boolean }): string {
	if (found === 0) return searches.nothingYet;
	const verb = found === 1 ? "matches" : "match";
	return `${isAbout ? "About " : ""}${count(found, "resume")} ${verb} today.`;
}
