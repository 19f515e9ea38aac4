/** The words of a page that nothing links to, and where her music can be found. Change the address here. */
export const luna = {
	title: "Luna",
	tagline: "Has read none of the resumes. Has slept on the best of them.",
	portrait:
		"Luna, a black cat with green eyes and white paws, sitting on a pile of resumes under a full moon.",
	music: {
		label: "Her favorite: Clair de lune, at IMSLP",
		url: "https://imslp.org/wiki/Suite_bergamasque_(Debussy,_Claude)",
	},
} as const;
