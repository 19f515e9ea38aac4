import { consultantBank } from "./banks/consultant.ts";
import { dataScientistBank } from "./banks/data-scientist.ts";
import { financeBank } from "./banks/finance.ts";
import { investmentBankingBank } from "./banks/investment-banking.ts";
import { machineLearningEngineerBank } from "./banks/machine-learning-engineer.ts";
import { marketingBank } from "./banks/marketing.ts";
import { productManagerBank } from "./banks/product-manager.ts";
import { softwareEngineerBank } from "./banks/software-engineer.ts";
import type { RoleBanks } from "./compose.ts";

/** The material of all roles. */
export const roleBanks: RoleBanks = {
	"Software Engineer": softwareEngineerBank,
	"Product Manager": productManagerBank,
	"Data Scientist": dataScientistBank,
	"Machine Learning Engineer": machineLearningEngineerBank,
	Consultant: consultantBank,
	Marketing: marketingBank,
	Finance: financeBank,
	"Investment Banking": investmentBankingBank,
};
