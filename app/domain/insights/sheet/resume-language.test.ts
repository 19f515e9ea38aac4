import { describe, expect, test } from "vitest";
import { languageOf } from "./resume-language.ts";

const of = (text: string) => languageOf(text.split("\n"));

describe("The language of a resume", () => {
	test.each([
		["he", "ניסיון תעסוקתי\nניהול צוות של מפתחים ועבודה מול לקוחות"],
		["ar", "الخبرات العملية\nإعداد القوائم المالية الشهرية والإشراف على فريق المحاسبين"],
		["fa", "سوابق شغلی\nتهیه گزارش‌های ماهانه و پیگیری پروژه‌ها با گروه چهار نفره"],
		["ru", "Опыт работы\nРуководил командой, разрабатывал сервисы и был ответственным за отчёты"],
		["uk", "Досвід роботи\nКерувала відділом із п'яти осіб і готувала щомісячні звіти"],
		[
			"bg",
			"Професионален опит\nРъководене на екип от търговци и съставяне на отчети към ръководството",
		],
		[
			"und-Cyrl",
			"Радно искуство\nВођење тима и њихова обука, сарадња са купцима, израда извештаја",
		],
		["el", "ΕΠΑΓΓΕΛΜΑΤΙΚΗ ΕΜΠΕΙΡΙΑ\nΔιοίκηση ομάδας τριών ατόμων και οργάνωση εκθέσεων"],
		["zh", "工作经历\n负责用户增长方向的数据分析，带领三人小组完成年度复盘"],
		["ja", "職務経歴\n地方銀行向けの融資審査システムの開発に従事しました"],
		["ko", "경력사항\n신규 회원 유입 캠페인 기획 및 운영, 팀원 관리"],
		["hi", "कार्य अनुभव\nकक्षा के विद्यार्थियों को हिन्दी पढ़ाना और वार्षिक उत्सव का आयोजन"],
		["th", "ประวัติการทำงาน\nดูแลลูกค้าและจัดทำรายงานประจำเดือน"],
		[
			"it",
			"Esperienza lavorativa\nGestione dei clienti della sede di Bari e formazione del personale con il direttore",
		],
		[
			"nl",
			"Werkervaring\nVerantwoordelijk voor de zorg van de patiënten en het begeleiden van een team op de afdeling",
		],
		[
			"sv",
			"Utbildning\nAnsvarig för kundernas frågor och för att leda ett team med sju medarbetare på kontoret",
		],
		[
			"pl",
			"Doświadczenie zawodowe\nnaliczanie wynagrodzeń dla pracowników oraz kontakt z urzędami i bankami\nszkolenia w dziale",
		],
		[
			"tr",
			"İş Deneyimi\nGümrük müşavirleri ve armatörlerle görüşmeler\nStok ve fatura kontrolü için bir düzen\nEğitim",
		],
		[
			"hu",
			"Szakmai tapasztalat\nA raktár vezetése és az új munkatársak betanítása, valamint a készlet ellenőrzése\nTanulmányok",
		],
		[
			"vi",
			"Kinh nghiệm làm việc\nQuản lý các đơn hàng của công ty và báo cáo cho giám đốc trong năm",
		],
	])("is %s", (language, text) => {
		expect(of(text)).toBe(language);
	});

	test("is that of what is said, and not of the tools that it names", () => {
		expect(
			of(
				"פיתוח מערכת ב-React, TypeScript, Node.js, PostgreSQL\nבניית CI/CD ב-GitHub Actions, Docker, Kubernetes, Terraform, RabbitMQ, CloudFront",
			),
		).toBe("he");
		expect(
			of(
				"Doświadczenie\nSenior Java Developer, BankSoft, 06.2020 – obecnie\nMikroserwisy: Java, Spring Boot, Kafka, Kubernetes\nWykształcenie\nUmiejętności\nKotlin, Docker\nJęzyki\npolski, angielski",
			),
		).toBe("pl");
		expect(
			of("熟悉Spring Boot、Spring Cloud、MyBatis、Elasticsearch\n使用Redis和Lua实现库存预扣减"),
		).toBe("zh");
	});

	const english =
		"Software Engineer, Lanqiao Payments\nRebuilt the settlement service in Go, which cut the run from 5 hours to 40 minutes\nLed a team of four engineers through the move of 120 tables to another database";
	test.each([
		["a name", `陈思远\n${english}`],
		["headings", `个人总结\n${english}\n教育背景\n专业技能\n语言能力`],
		["a school", `سامر الخطيب\n${english}\nبكالوريوس هندسة، الجامعة الأردنية، عمّان`],
		["letters", `Łukasz Żółć\n${english}\nUniwersytet Łódzki, Wydział Matematyki, 2012`],
	])("stays English with %s in another one", (_, text) => {
		expect(of(text)).toBe("en");
	});

	test("is not guessed where it is none of these, and English where little tells", () => {
		const lithuanian =
			"Vyriausioji buhalterė\nFinansinių ataskaitų rengimas, darbuotojų mokymas, sąskaitų išrašymas, biudžeto sudarymas, mokėjimų vykdymas, ataskaitų teikimas vadovybei\n".repeat(
				3,
			);
		expect(of(lithuanian)).toBe("und");
		expect(of("Clerk, Fernway Shipping\nSQL, Excel")).toBe("en");
	});
});
