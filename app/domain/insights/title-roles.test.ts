import { expect, test } from "vitest";
import { roleOfTitle } from "./title-roles.ts";

const labels = ["Software Engineer", "Baker"];

test.each([
	["Front-End Developer II", "Software Engineer"],
	["Softwareentwicklerin", "Software Engineer"],
	["Desarrollador web", "Software Engineer"],
	["ML Engineer, Ranking", "Machine Learning Engineer"],
	["Data Analyst", "Data Scientist"],
	["Head of Product", "Product Manager"],
	["Product Marketing Manager", "Marketing"],
	["Product Designer", "Design"],
	["RN, Float Pool", "Nursing"],
	["Enfermera de quirófano", "Nursing"],
	["Fifth Grade Teacher", "Teaching"],
	["Senior Lecturer in Marketing", "Teaching"],
	["Litigation Paralegal", "Law"],
	["Engagement Manager", "Consultant"],
	["FP&A Analyst", "Finance"],
	["Supply Chain Planner", "Operations"],
	["Director, Operations", "Operations"],
	["Regional Manager, Fleet Operations", "Operations"],
	["Head Baker", "Baker"],
])("“%s” is a %s", (title, role) => {
	expect(roleOfTitle(title, labels)).toEqual({ kind: "role", role });
});

test.each([
	"Electrician",
	"Sous Chef",
	"Pharmacist",
	"Social Worker",
	"Civil Engineer",
	"Staff Accountant",
	"Respiratory Therapist II",
	"School Librarian",
	"Interior Designer",
	"Deputy Fire Chief, Operations",
])("“%s” is none of ours", (title) => {
	expect(roleOfTitle(title, labels)).toEqual({ kind: "other" });
});

test.each(["Associate", "Vice President", "Intern", "Barista", "Cashier"])(
	"“%s” says no role",
	(title) => {
		expect(roleOfTitle(title, labels)).toEqual({ kind: "silent" });
	},
);
