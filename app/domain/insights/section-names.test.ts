import { describe, expect, test } from "vitest";
import { sectionKindOf, withoutLetterSpacing } from "./section-names.ts";

test.each([
	["Technical Skills:", "skills"],
	["PROFESSIONAL EXPERIENCE", "work"],
	["Education and Training", "education"],
	["Publications", "other"],
	["Extracurriculars", "activities"],
	["Volunteer Experience", "activities"],
	["Clinical experience", "work"],
	["Where I've worked", "work"],
	["Work Experience & Education", "work"],
	["EDUCATION & CERTIFICATIONS", "education"],
	["Licenses & Certifications", "certificates"],
	["E X P E R I E N C E", "work"],
	["W O R K   E X P E R I E N C E", "work"],
	["Beruflicher Werdegang", "work"],
	["Aus- und Weiterbildung", "education"],
	["IT-Kenntnisse", "skills"],
	["Über mich", "summary"],
	["Expériences professionnelles", "work"],
	["Formation", "education"],
	["Centres d'intérêt", "interests"],
	["Experiencia laboral", "work"],
	["Formación académica", "education"],
	["Idiomas", "languages"],
	["Experiência Profissional", "work"],
	["Habilidades", "skills"],
	["S T U D E N T L I F E", "activities"],
	["LEADERSHIPANDSERVICE", "activities"],
	["Volunteer work and church", "activities"],
	["Top Skills", "skills"],
	["GRANTS AND FELLOWSHIPS", "awards"],
	["Research Funding", "awards"],
	["Awards, Grants, and Fellowships", "awards"],
	["Grants, Fellowships & Awards", "awards"],
	["Residency and Fellowships", "work"],
	["Corporate Experience", "work"],
	["Erfahrungen und Tätigkeiten", "work"],
	["Leadership & Management Experience", "work"],
	["Technische Kenntnisse", "skills"],
	["Hobbys und Interessen", "interests"],
	["Activités extra-professionnelles", "activities"],
	["EXTRA-CURRICULAR ACTIVITY:", "activities"],
	["Project Details", "projects"],
	["Skills Summary", "skills"],
	["Professional Summary", "summary"],
	["Estudios cursados", "education"],
	["Cursos | Certificações", "education"],
])("A heading “%s” begins %s", (heading, kind) => {
	expect(sectionKindOf(heading)).toBe(kind);
});

test.each([
	"Marlowe Pay",
	"Project Manager",
	"Training Manager",
	"Customer Experience",
	"Kitchen Volunteer",
	"Peace Corps Volunteer, Water",
	"Software Engineer",
	"Grants Management",
	"Grants Experience",
	"",
])("“%s” is no heading", (line) => {
	expect(sectionKindOf(line)).toBeNull();
});

describe("letters with white between them", () => {
	test("are words again, and other lines stay as they are", () => {
		expect(withoutLetterSpacing("S K I L L S")).toBe("SKILLS");
		expect(withoutLetterSpacing("W O R K   H I S T O R Y")).toBe("WORK HISTORY");
		expect(withoutLetterSpacing("I am in IT")).toBe("I am in IT");
	});
});
