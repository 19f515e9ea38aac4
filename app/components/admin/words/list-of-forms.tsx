import { Form, Link } from "react-router";
import { Field } from "#app/components/base/form/field.tsx";
import { SelectField } from "#app/components/base/form/select-field.tsx";
import { Button } from "#app/components/base/ui/button.tsx";
import type { WordsLine } from "#app/domain/content/words-form.ts";

type WordsListProps = {
	forms: readonly WordsLine[];
	texts: readonly WordsLine[];
	/** The address of a new text that was asked for and cannot be. */
	asked: { name: string; problem: string | null };
};

/** Everything that the owner can write, and what of it they have. */
export function WordsList({ forms, texts, asked }: WordsListProps) {
	return (
		<>
			<h1 className="text-2xl">Words</h1>
			<p className="mt-1 mb-6 max-w-prose text-quiet">
				What the site says. Where you have written nothing, the files that it came with hold. Each
				has a preview and a history, and can be taken back to any version.
			</p>
			{forms.length > 0 ? <Lines label="The site" lines={forms} /> : null}
			<h2 className="mt-8 mb-3 text-xl">
				{forms.length > 0 ? "Guides, articles and legal pages" : "Guides and articles"}
			</h2>
			<Lines label="Texts" lines={texts} />
			<h2 id="new" className="mt-8 text-xl">
				A new text
			</h2>
			<Form
				action="/admin/words#new"
				className="mt-3 grid max-w-xl items-start gap-4 sm:grid-cols-2"
			>
				<SelectField
					label="Kind"
					name="kind"
					options={[
						{ value: "blog", label: "Article" },
						{ value: "guides", label: "Guide" },
					]}
				/>
				<Field
					label="Last part of its address"
					name="name"
					defaultValue={asked.name}
					error={asked.problem ?? undefined}
					hint="As in how-to-read-a-posting."
				/>
				<Button type="submit" className="justify-self-start">
					Write it
				</Button>
			</Form>
		</>
	);
}

function Lines({ label, lines }: { label: string; lines: readonly WordsLine[] }) {
	return (
		<ul
			aria-label={label}
			className="divide-y divide-hairline rounded-md border border-hairline bg-raised"
		>
			{lines.map(({ key, title, changed, fault }) => (
				<li key={key} className="flex flex-wrap items-baseline gap-x-4 px-4 py-1">
					<Link
						to={`/admin/words/${key}`}
						className="admin-link inline-flex min-h-11 min-w-0 items-center wrap-anywhere"
					>
						{title}
					</Link>
					<span className={fault ? "text-sm text-danger" : "ms-auto text-sm text-quiet"}>
						{fault
							? `Not shown: ${fault}`
							: changed
								? `Yours since ${changed.at}, version ${changed.version}`
								: "As in the file"}
					</span>
				</li>
			))}
		</ul>
	);
}
