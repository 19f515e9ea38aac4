import type { Bullet, Theme } from "../../bank.ts";
import { linesOf } from "../../lines.ts";
import { fall, minutes, thousands, usd, word } from "../../quantities.ts";

export const forecasting: Theme = {
	key: "forecasting",
	label: "forecasting",
	skills: [
		{ name: "Languages", keywords: ["Python", "R", "SQL", "Julia", "Stan", "Git"] },
		{
			name: "Methods",
			keywords: [
				"Time series",
				"Hierarchical forecasting",
				"Gradient boosting",
				"State space models",
				"Conformal prediction",
				"Quantile regression",
				"Simulation",
			],
		},
		{
			name: "Tools",
			keywords: [
				"statsforecast",
				"LightGBM",
				"Prophet",
				"PyMC",
				"Spark",
				"Airflow",
				"BigQuery",
				"MLflow",
			],
		},
	],
	projects: [
		{
			name: "Bike Dock Forecast",
			levels: [0, 1],
			description:
				"Hourly forecast of free bikes and docks per station from public feeds and weather",
			highlights: [
				(r) =>
					`Beat the seasonal naive baseline by ${r.int(21, 36)}% in mean absolute error across ${r.int(180, 620, 20)} stations`,
				() => "Published with a backtest page that shows the worst days first",
			],
		},
		{
			name: "Forecasting Competition",
			levels: [0, 1],
			description: "Kaggle competition on daily store sales with hierarchies and holidays",
			highlights: [
				(r) =>
					`Finished in the top ${r.int(3, 9)}% of ${thousands(r.int(9, 38) * 100)} teams with LightGBM and reconciled levels`,
				() => "Wrote up which features mattered and which only seemed to, after leakage checks",
			],
		},
		{
			name: "Flu Season Dashboard",
			levels: [0, 2],
			description:
				"Weekly probabilistic forecast of regional flu visits for a county health office",
			highlights: [
				(r) => `Intervals of nominal 80% covered ${r.int(76, 83)}% of weeks over two seasons`,
				() => "Bayesian state space model in Stan with reporting delays modeled explicitly",
			],
		},
	],
	tags: ["forecasting", "time series", "python", "lightgbm", "demand planning", "bayesian", "sql"],
};

const line = linesOf(forecasting.key);

const target = [
	"order volume",
	"support contacts",
	"warehouse demand",
	"cloud usage",
	"weekly sign-ups",
] as const;

export const forecastingBullets: Bullet[] = [
	line([0, 0], (r) => {
		const c = fall(r, [17, 29, 1], [25, 45], 1);
		return `Backtested ${word(r.int(4, 7))} models for ${r.pick(target)} over ${r.int(18, 36, 6)} months of rolling origins; a LightGBM model with holiday features cut MAPE from ${c.before}% (seasonal naive) to ${c.after}%`;
	}),
	line(
		[0, 0],
		(r) =>
			`Cleaned ${word(r.int(3, 5))} years of ${r.pick(["sales", "traffic", "contact center"])} history for outages, promotions and moving holidays and documented each correction, which alone lowered forecast error by ${r.int(9, 16)}%`,
	),
	line([0, 1], (r) => {
		const c = fall(r, [420, 960, 60], [70, 90], 30);
		return `Rewrote a weekly forecast from spreadsheets into Python with tests and Airflow scheduling, taking each run from ${minutes(c.before)} of manual work to ${minutes(c.after)} of review`;
	}),
	line(
		[0, 1],
		(r) =>
			`Added ${r.pick(["weather", "local event", "school calendar", "marketing calendar"])} features to the ${r.pick(target)} forecast, improving error on affected days by ${r.int(14, 31)}% and leaving the rest unchanged`,
	),
	line(
		[0, 1],
		() =>
			"Built a page that explains each week's forecast change in words and charts (data, calendar, model), which planners read in place of asking the team every Monday",
	),
	line(
		[1, 2],
		(r) =>
			`Reconciled forecasts across ${thousands(r.int(4, 18) * 100)} ${r.pick(["product-region series", "store-category series", "site-queue series"])} with MinT so that totals agree, cutting error at the planning level by ${r.int(11, 22)}% against bottom-up sums`,
	),
	line([1, 2], (r) => {
		const c = fall(r, [12, 21, 1], [25, 45], 1);
		return `Replaced point forecasts of contact volume with calibrated quantiles and fed them to staffing, reducing overstaffed hours from ${c.before}% to ${c.after}% with the ${r.int(80, 90, 5)}% service level held`;
	}),
	line(
		[1, 2],
		(r) =>
			`Modeled cold starts for new ${r.pick(["products", "sites", "markets"])} with a hierarchical Bayesian model in PyMC; first-quarter error fell ${r.int(23, 38)}% and stockouts at launch by ${r.int(15, 27)}%`,
	),
	line(
		[2, 3],
		(r) =>
			`Designed a forecasting service for ${thousands(r.int(20, 90, 5) * 1000)} daily series on Spark with automatic model selection and drift alerts, replacing ${word(r.int(5, 9))} team-owned pipelines at ${r.int(31, 52)}% lower compute cost`,
	),
	line(
		[2, 3],
		(r) =>
			`Linked demand quantiles to reorder decisions by simulation with operations, releasing ${usd(r.int(3, 11) * 1_000_000)} of working capital at an unchanged ${r.int(95, 98)}% fill rate`,
	),
	line(
		[2, 3],
		() =>
			"Established forecast value added as the review measure, showed which manual overrides help and which hurt by planner role, and agreed new override rules with the planning leads",
	),
	line(
		[3, 4],
		(r) =>
			`Owned the company's revenue forecast for ${word(r.int(6, 10))} quarters, with scenario trees and intervals presented to the finance chief; mean error was ${(r.int(12, 26) / 10).toFixed(1)}% after ${(r.int(45, 72) / 10).toFixed(1)}% before`,
	),
	line(
		[3, 4],
		(r) =>
			`Led ${word(r.int(4, 7))} scientists in joint planning of capacity and demand, moving data center commitments from annual to rolling quarterly decisions and avoiding ${usd(r.int(7, 24) * 1_000_000)} of idle capacity`,
	),
	line(
		[4, 4],
		(r) =>
			`Set forecasting strategy across ${word(r.int(4, 7))} business units: shared feature store, probabilistic outputs and one accuracy review; planning cycles shrank from ${word(r.int(5, 6))} weeks to ${word(r.int(2, 3))}`,
	),
	line(
		[3, 4],
		() =>
			"Argued for and won the retirement of a deep learning forecast that no planner trusted, replacing it with an interpretable ensemble that performed as well at the horizons that drive decisions",
	),
];
