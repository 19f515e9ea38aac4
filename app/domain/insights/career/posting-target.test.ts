import { expect, test } from "vitest";
import { targetOfPosting } from "./posting-target.ts";

const library = {
	roles: ["Software Engineer", "Nursing", "Data Scientist"],
	companies: ["Block", "Google", "Google DeepMind", "Mayo Clinic"],
};

test.each([
	[
		"Senior Backend Engineer\nGoogle DeepMind, London\nYou have 3+ years of experience with Go.",
		{ company: "Google DeepMind", role: "Software Engineer", level: "Senior-level", now: "" },
	],
	[
		"About us\nMayo Clinic cares for patients.\nPosition: Registered Nurse\nAt least 2 years of experience in acute care required.",
		{ company: "Mayo Clinic", role: "Nursing", level: "Mid-level", now: "" },
	],
	[
		"We block time for learning.\nData Science Intern, Summer\nNo experience needed.",
		{ company: "", role: "Data Scientist", level: "Intern", now: "" },
	],
	["Come and work with us. We are nice.", { company: "", role: "", level: "", now: "" }],
])("%s", (posting, wants) => {
	expect(targetOfPosting(posting, library)).toEqual(wants);
});
