/** Why a resume or a posting is not read: all that the worker says which reads them in a browser. */
export const reading = {
	nothing: "Paste the text of your resume, or choose its file.",
	tooShort: (words: number) =>
		`This is too short to compare: a resume has at least ${words} words.`,
	tooLong: (characters: number) =>
		`This is too long for a resume: please paste at most ${characters.toLocaleString("en-US")} characters.`,
	tooManyPages: (pages: number) =>
		`This file is too long for a resume: choose one of at most ${pages} pages.`,
	wrongFile: "We cannot read this kind of file. Choose a PDF, Word or text file.",
	emptyFile: "This file is empty.",
	unlikeFile:
		"What is in this file is not what its name says. Save it as .docx or PDF, and choose that file.",
	largeFile: "This file is too large for a resume. Paste its text instead.",
	textlessFile:
		"We found no text in this file: it may be a picture. A program that sorts resumes would find none either. Paste the text instead.",
	unreadableFile:
		"We cannot read this file: it is damaged, or it is not built as its name says. Save it again as .docx or PDF, or paste its text.",
	lockedFile: "This file is locked by a password. Save it without one, and choose that file.",
	lockedOrOldFile:
		"This file is locked by a password, or it is an old Word file (.doc). Save it as .docx without a password, and choose that file.",
	unsafeFile:
		"This file has macros, or other parts that a resume does not need, so we do not read it. Save it as PDF, and choose that file.",
	slowFile: "We could not read this file in time. Paste its text instead.",
	unreadFonts:
		"This file has text in a font that it does not bring along, so your browser cannot tell the letters. Save the PDF again with its fonts embedded, choose the Word file, or paste the text.",
	oldWordFile:
		"Your browser cannot read Word's old kind of file (.doc). Save it as .docx, or paste its text.",
	shortPosting: (words: number) =>
		`This is too short for a job posting: paste all of it, at least ${words} words, or leave the field empty.`,
	longPosting: (characters: number) =>
		`This is too long for a job posting: paste at most ${characters.toLocaleString("en-US")} characters, from its title to what it asks for.`,
} as const;
