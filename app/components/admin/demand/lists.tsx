import {
	describeDemand,
	describeSaved,
	type FruitlessSearch,
	filterAddress,
	type MostOpened,
	newResumeAddress,
	newResumeWith,
	type SavedDemand,
	type ScarceFilter,
	type SearchedWords,
	savedByAtLeast,
	searchAddress,
	suppliedCount,
} from "#app/domain/admin/demand.ts";
import { shortDay } from "#app/domain/base/weeks.ts";
import { emptyQuery, filterFields } from "#app/domain/library/resume-query.ts";
import { queryOfDemand } from "#app/domain/library/search-demand.ts";
import { DemandList } from "./ranked-list.tsx";

/** Searches that found nothing: each time a visitor left without a resume. */
export const FruitlessSearches = ({
	searches,
}: {
	searches: readonly FruitlessSearch[] | null;
}) => (
	<DemandList
		title="Searches without results"
		explanation="Words and filters together. Open one to see whether it finds anything now."
		columns={["Search", { number: "Times" }, { number: "Last" }, { heard: "New resume" }]}
		lines={searches}
		empty="Every search in this period found something."
		draw={(search) => ({
			id: `${search.query}?${search.filters}`,
			name: describeDemand(search),
			to: searchAddress(queryOfDemand(search)),
			numbers: [search.foundNothing, shortDay(search.lastDay)],
			add: { to: newResumeAddress(search), about: `a resume for ${describeDemand(search)}` },
		})}
	/>
);

/** Values of filters that people choose and that find few resumes. */
export const ScarceFilters = ({ filters }: { filters: readonly ScarceFilter[] | null }) => (
	<DemandList
		title="Filters with little supply"
		explanation={`Chosen often, with fewer than ${suppliedCount} resumes in the library.`}
		columns={["Filter", { number: "Searches" }, { number: "Resumes" }, { heard: "New resume" }]}
		lines={filters}
		empty="Every filter used in this period finds enough resumes."
		draw={(filter) => ({
			id: `${filter.field} ${filter.value}`,
			name: filter.value,
			to: filterAddress(filter),
			beside: filterFields[filter.field].label,
			numbers: [filter.searches, filter.supply],
			add: { to: newResumeWith(filter), about: `a resume: ${filter.value}` },
		})}
	/>
);

/** The words that were searched for most. */
export const TopSearches = ({ searches }: { searches: readonly SearchedWords[] | null }) => (
	<DemandList
		title="Top searches"
		explanation="The words, whatever filters were used with them."
		columns={["Words", { number: "Searches" }, { number: "Found nothing" }]}
		lines={searches}
		empty="Nobody searched by words in this period."
		draw={({ query, searches: times, foundNothing }) => ({
			id: query,
			name: query,
			to: searchAddress({ ...emptyQuery, search: query }),
			numbers: [times, foundNothing],
		})}
	/>
);

/** The resumes that were opened most: more like them would be read. */
export const MostOpenedResumes = ({ resumes }: { resumes: readonly MostOpened[] | null }) => (
	<DemandList
		title="Most opened resumes"
		explanation="Each counts once per person per day."
		columns={["Resume", { number: "Opened" }, { heard: "One like it" }]}
		lines={resumes}
		empty="Nobody opened a resume in this period."
		draw={({ id, title, company, role, opens }) => ({
			id,
			name: title,
			to: `/resumes/${id}`,
			beside: `${company} · ${role}`,
			numbers: [opens],
			add: {
				to: newResumeAddress({ query: "", filters: `${new URLSearchParams({ company, role })}` }),
				about: `a resume like ${title}`,
			},
		})}
	/>
);

/** The searches that many members keep. */
export const SavedByMany = ({ searches }: { searches: readonly SavedDemand[] | null }) => (
	<DemandList
		title="Saved searches"
		explanation={`What members have saved today, whatever the period; shown when ${savedByAtLeast} people have it.`}
		columns={["Search", { number: "People" }, { number: "With emails" }]}
		lines={searches}
		empty={`No search is saved by ${savedByAtLeast} people.`}
		draw={({ query, people, withEmails }) => ({
			id: query,
			name: describeSaved(query),
			to: `/resumes?${query}`,
			numbers: [people, withEmails],
		})}
	/>
);
