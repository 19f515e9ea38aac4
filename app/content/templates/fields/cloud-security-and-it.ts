import {
	dated,
	entry,
	line,
	list,
	past,
	present,
	section,
	type TemplateField,
	words,
} from "#app/domain/content/templates/definition.ts";

export const field: TemplateField = {
	name: "Cloud, security and IT",
	category: "Tech",
	templates: [
		{
			name: "Site Reliability Engineer",
			alsoCalled: "SRE, DevOps",
			level: "Senior-level",
			layout: "compact",
			description:
				"Error budgets, capacity and calm nights: for engineers who make other people’s software stay up.",
			headline: "Site reliability engineer, [cloud or on-premise], on call since [year]",
			contact: ["[City, State]", "[email]", "[phone]", "[github.com/you]"],
			sections: [
				section(
					"Summary",
					"The size of the estate in machines, regions and teams, and what your pager sounded like before and after you.",
					words(
						"Reliability engineer for [n] services on [n] nodes in [n] regions. In my last team the pages fell from [n] to [n] a week while traffic doubled, because we deleted alarms and fixed causes.",
					),
				),
				section(
					"Experience",
					"Objectives, budgets, incidents, toil, cost: one line for each, with the number before and after.",
					entry(
						"Senior Site Reliability Engineer",
						"[Company], [City, State]",
						present,
						"Agreed on service level objectives with [n] product teams and tied releases to the budget; [n] freezes in a year, each shorter than the last",
						"Commanded [n] major incidents, the longest [hours]; customers heard from us within [minutes] every time",
						"Automated [certificate renewal, failover, node replacement], which had cost [n] hours of hand work a week",
						"Rehearsed the loss of a region [n] times a year; recovery went from [hours] to [minutes] and lost [n] seconds of data",
						"Sized the fleet by measured load: from [n] machines to [n] in [months], [amount] a year",
						"Reviewed the launch of [n] services against one checklist; [n] were sent back, none of the others failed in its first month",
					),
					entry(
						"DevOps Engineer",
						"[Company], [City, State]",
						past,
						"Put [n] hand-made servers into [Terraform, Ansible] and rebuilt each from nothing before deleting the old one",
						"Raised deploys from [n] a week to [n] a day with [canaries, automatic rollback] and no more failures than before",
						"Lowered the log bill from [amount] to [amount] a month by sampling debug lines and keeping them for [days]",
						"Moved the build farm to [spot machines, local cache]; a green build after [a] minutes, from [b]",
					),
					entry(
						"Systems Administrator",
						"[Company], [City, State]",
						past,
						"Kept [n] Linux hosts, email and backups for [n] users; restored [n] gigabytes in [hours] when [disk array] failed, from a backup tested monthly",
					),
				),
				section(
					"Skills",
					"List what you would choose again.",
					line("Run", "[Kubernetes, Nomad], [AWS, GCP, bare metal], Linux internals"),
					line("See", "[Prometheus, OpenTelemetry, eBPF]"),
					line("Change", "[Terraform, Argo], Go, Python, shell"),
				),
				section(
					"Leadership",
					"How you carry a pager says more about you than any tool.",
					list(
						"Hand over every shift in writing: what fired, what was noise, what is still odd",
						"Taught [n] developers to take the pager for their own service, beside me for [weeks]",
					),
				),
				section(
					"Education and publications",
					"A degree if there is one. Public postmortems are the best proof that there is.",
					dated("[Degree or apprenticeship], [school]", "[Year]"),
					dated("“[Title of postmortem or article]”, read [n] times", "[Year]"),
					dated("[Certified Kubernetes Administrator or similar]", "[Year]"),
				),
			],
		},
		{
			name: "Security Analyst",
			alsoCalled: "cybersecurity",
			level: "Mid-level",
			layout: "plain",
			description:
				"Detections, incidents and risks closed: for analysts in a security operations center or an internal team.",
			headline: "Security analyst, [detection, cloud or application security]",
			contact: ["[City, State]", "[email]", "[phone]", "[clearance, if any]"],
			sections: [
				section(
					"Experience",
					"Say how many alerts, how many were real, how long the real ones lived. Do not describe an open weakness of an employer.",
					entry(
						"Security Analyst",
						"[Company], [City, State]",
						present,
						"Triage [n] alerts a day for [n] endpoints; tuned [n] rules so that one in [n] is real, from one in [n]",
						"Contained [phishing, ransomware, token theft] within [minutes] of the first event, preserved evidence, and wrote the report that [legal, the regulator] accepted",
						"Mapped [n] new detections to ATT&CK techniques, each with a test that triggers it every night",
						"Closed [n] critical findings in [n] days with the teams that own them, by agreeing on a date for each",
						"Staged [n] tabletop exercises with [executives, operations]; time to decide on isolation fell from [a] to [b] minutes",
					),
					entry(
						"IT Security Specialist",
						"[Company], [City, State]",
						past,
						"Rolled out hardware keys to [n] people in [weeks]; reported account takeovers went from [n] to [n] a year",
						"Reviewed the rights of [n] users to [system] and removed [n] of [n], with no work stopped",
						"Prepared the evidence for [SOC 2, ISO 27001, PCI DSS]: [n] controls, [n] exceptions, certificate on time",
						"Simulated phishing [n] times; clicks fell from [percent] to [percent] and reports rose to [percent]",
					),
				),
				section(
					"Projects",
					"A write-up shows more than a badge. Only what you may publish.",
					entry(
						"[Capture the flag, home lab, published advisory]",
						"[link]",
						"[Year]",
						"Reported [class of bug] in [open-source project]; fixed in version [n], credited in the advisory",
						"Placed [n] of [n] in [competition] with a team of [n]",
					),
				),
				section(
					"Certifications",
					"With their year. One hard one is better than five easy ones.",
					dated("[OSCP, GCIH, CISSP]", "[Year]"),
					dated("[Cloud provider security specialty]", "[Year]"),
				),
				section(
					"Skills",
					"Tools by what they are for, then the language in which you script.",
					line("Detect", "[SIEM], [endpoint tool], Sigma, YARA"),
					line("Investigate", "[memory and disk forensics, packet capture, cloud audit logs]"),
					line("Automate", "Python, [PowerShell, KQL]"),
				),
				section(
					"Education",
					"Military or vendor schools count here.",
					entry("[B.S. in Information Systems]", "[University], [City, State]", "[Year]"),
				),
			],
		},
		{
			name: "IT Support Specialist",
			level: "Entry-level",
			layout: "starter",
			description:
				"Tickets closed, people helped, causes removed: for a first or second job at the help desk.",
			headline: "IT support, [desktop, campus or field service]",
			contact: ["[City, State]", "[phone]", "[email]"],
			sections: [
				section(
					"Summary",
					"Two sentences: whom you support, and what they say about you. A number of tickets is a good start.",
					words(
						"Support specialist for [n] people in [office, school, clinic]. I close [n] tickets a week at a satisfaction of [n] of 5, and write down every answer that I had to look up twice.",
					),
				),
				section(
					"Certifications and education",
					"Above experience while they are newer than your first job.",
					dated("CompTIA [A+, Network+]", "[Month year]"),
					dated("[Microsoft, Apple or Google] device support certificate", "[Month year]"),
					dated("[High school diploma or associate degree], [school]", "[Year]"),
				),
				section(
					"Experience",
					"Retail and call centers count: patience under a queue is the job. Give the queue’s length.",
					entry(
						"Help Desk Technician",
						"[Organization], [City, State]",
						present,
						"Resolve [n] tickets a week by phone, chat and at the desk, [percent] at the first contact",
						"Set up [n] laptops a month with [imaging tool]; a new colleague signs in and works within [minutes]",
						"Noticed that [percent] of tickets came from [printer, login, update], changed [setting], and ended them",
						"Published [n] help pages with pictures, which take [n] questions a month off the queue",
					),
					entry(
						"[Sales Associate, Call Center Agent]",
						"[Store or company], [City, State]",
						past,
						"Served [n] customers a shift, calmed [angry callers] and was asked to train [n] new colleagues",
						"Repaired [phones, registers, point-of-sale terminals] that had been sent away before: [amount] saved a year",
					),
				),
				section(
					"Projects",
					"If you have no second job yet, this section replaces it.",
					list(
						"Run [n] virtual machines with [Windows Server, Linux] at home: directory, DNS, backups restored once a month",
						"Rebuilt [n] donated computers for [school, charity]",
					),
				),
				section(
					"Skills",
					"What you can do without a manual.",
					line("Systems", "Windows, macOS, [ChromeOS, Linux], [Active Directory, Intune]"),
					line("Networks", "[TCP/IP, DHCP, Wi-Fi surveys, VPN]"),
				),
			],
		},
	],
};
