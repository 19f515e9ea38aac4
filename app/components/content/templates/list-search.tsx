import { Form } from "react-router";
import { searchIcon } from "#app/components/base/icons.ts";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { classes } from "#app/components/base/ui/class-names.ts";
import { Icon } from "#app/components/base/ui/icon.tsx";
import type { TemplateCategory } from "#app/domain/content/templates/definition.ts";

/** Searches the templates, within a category if one is chosen; works without scripts. */
export function ListSearch({
	search,
	category,
}: {
	search: string;
	category: TemplateCategory | null;
}) {
	return (
		<search className="block max-w-xl">
			<Form action="/templates" preventScrollReset className="search-box">
				{category === null ? null : <input type="hidden" name="category" value={category} />}
				<Icon path={searchIcon} className="pointer-events-none size-5 shrink-0 text-quiet" />
				<input
					// Back, and a link that drops the search, change what stands in it.
					key={search}
					type="search"
					name="q"
					aria-label="Search templates"
					placeholder="Role, field or skill"
					defaultValue={search}
					maxLength={200}
					enterKeyHint="search"
					autoComplete="off"
				/>
				<button type="submit" className={classes(buttonVariants(), "shrink-0")}>
					Search
				</button>
			</Form>
		</search>
	);
}
