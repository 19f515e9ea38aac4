import type { Bullet, Theme } from "../../bank.ts";
import { fall, plural, rise, thousands } from "../../quantities.ts";
import { businessLinesOf, size, tenths, usdM } from "../../quantities-business.ts";

export const quantTrading: Theme = {
	key: "quant-trading",
	label: "quantitative trading",
	skills: [
		{
			name: "Quantitative",
			keywords: [
				"Statistical arbitrage",
				"Options pricing",
				"Market making",
				"Time-series analysis",
				"Execution algorithms",
				"Signal research",
				"Portfolio optimization",
				"Stochastic calculus",
				"Transaction-cost analysis",
			],
		},
		{
			name: "Programming",
			keywords: ["Python", "C++", "SQL", "kdb+/q", "NumPy", "pandas", "Linux"],
		},
		{
			name: "Markets",
			keywords: [
				"Equity options",
				"Index futures",
				"FX",
				"US Treasuries",
				"ETFs",
				"Commodities",
				"Volatility products",
			],
		},
	],
	projects: [
		{
			name: "University Trading Competition",
			levels: [0, 1],
			description: "Team of four in an algorithmic market-making contest with live order books",
			highlights: [
				(r) =>
					`Finished ${r.pick(["2nd", "3rd", "4th", "6th"])} of ${r.int(40, 140, 5)} teams with an inventory-aware quoting strategy`,
				() => "Wrote the simulator the team used to tune spread and hedge timing",
			],
		},
		{
			name: "Options Market-Making Bot",
			levels: [0, 2],
			description: "Paper-trading bot that fits a volatility surface and quotes around it",
			highlights: [
				(r) =>
					`Quoted ${r.int(120, 480, 20)} strikes with a fit error below ${tenths(r, 0.3, 0.8)} vol points`,
				() => "Logs every fill with its markout after one, ten, and sixty seconds",
			],
		},
		{
			name: "Order-Book Replay Engine",
			levels: [0, 4],
			description: "Open C++ library that replays exchange feeds for queue-position research",
			highlights: [
				(r) => `Processes ${tenths(r, 1.2, 4.8)}M messages a second on one core`,
				(r) => `Starred by ${r.int(180, 900, 20)} developers`,
			],
		},
	],
	tags: [
		"quantitative trading",
		"market making",
		"statistical arbitrage",
		"options",
		"python",
		"c++",
		"kdb+",
		"signal research",
	],
};

const line = businessLinesOf("quant-trading");
const markets = [
	"equity-index options",
	"US Treasury futures",
	"single-stock options",
	"G10 FX",
	"energy futures",
	"ETF arbitrage",
	"mid-cap equities",
] as const;
const sharpe = (tenthsValue: number) => (tenthsValue / 10).toFixed(1);

export const quantTradingBullets: Bullet[] = [
	line(
		[0, 1],
		(r) =>
			`Backtested ${r.int(3, 9)} ${r.pick(["mean-reversion", "lead-lag", "order-imbalance", "closing-auction"])} signals in ${r.pick(markets)} with realistic fees and queue assumptions; ${r.pick(["one", "two"])} entered paper trading`,
	),
	line(
		[0, 0],
		(r) =>
			`Completed ${r.int(8, 11)} weeks of mock trading, options theory, and a research project on ${r.pick(["skew dynamics", "auction imbalance", "futures roll", "intraday volume"])}, presented to ${r.int(15, 50, 5)} traders and researchers`,
	),
	line(
		[0, 1],
		(r) =>
			`Cleaned tick data in ${r.pick(markets)} and built checks for ${r.pick(["stale quotes", "clock drift", "missing sessions", "crossed books"])} that the research team now runs nightly`,
	),
	line(
		[0, 1],
		(r) =>
			`Wrote a ${r.pick(["transaction-cost", "fill-quality", "slippage"])} dashboard in ${r.pick(["Python and kdb+", "Python and SQL"])} that splits cost by venue, size, and ${r.pick(["time of day", "volatility regime", "urgency"])}`,
	),
	line([1, 2], (r) => {
		const change = rise(r, [12, 18, 1], [20, 60]);
		return `Researched a ${r.pick(["cross-sectional", "short-horizon", "term-structure"])} signal in ${r.pick(markets)} that lifted the strategy's out-of-sample Sharpe ratio from ${sharpe(change.before)} to ${sharpe(change.after)} after costs`;
	}),
	line([1, 2], (r) => {
		const change = fall(r, [34, 72, 2], [25, 45]);
		return `Reduced implementation shortfall in ${r.pick(["mid-cap equities", "small-cap equities", "emerging-market FX", "European equities"])} from ${(change.before / 10).toFixed(1)} to ${(change.after / 10).toFixed(1)} bps by scheduling against ${r.pick(["predicted volume", "short-horizon alpha", "spread forecasts"])}`;
	}),
	line(
		[1, 2],
		(r) =>
			`Quoted ${r.int(180, 640, 20)} instruments in ${r.pick(["equity-index options", "single-stock options", "Treasury options", "energy options", "ETF options"])} on the ${r.pick(["morning", "overnight", "US-close"])} shift, staying inside delta, gamma, and vega limits through ${r.int(3, 7)} high-volatility events`,
	),
	line([1, 2], (r) => {
		const change = fall(r, [18, 48, 2], [40, 65]);
		return `Rewrote the pricing path of ${r.pick(markets)} in C++ with a trader and an engineer, bringing quote latency down from ${change.before} to ${change.after} microseconds and adverse fills with it`;
	}),
	line(
		[2, 3],
		(r) =>
			`Ran the ${r.pick(markets)} book with a yearly P&L of ${usdM(r.int(8, 26))} at a Sharpe ratio of ${tenths(r, 2.1, 3.6).toFixed(1)} and a worst month of -${tenths(r, 0.6, 1.9)}% of capital`,
	),
	line(
		[2, 3],
		(r) =>
			`Rebuilt the volatility-surface fit used by ${r.int(4, 9)} desks, with arbitrage-free interpolation and event handling; edge per contract improved ${r.int(11, 27)}%`,
	),
	line(
		[2, 3],
		(r) =>
			`Diagnosed decay in a ${usdM(r.int(6, 18))}-a-year strategy as ${r.pick(["crowding around index rebalances", "a change in exchange tick size", "a new fee tier"])} and replaced ${r.int(30, 55)}% of its signals`,
	),
	line(
		[3, 4],
		(r) =>
			`Led ${r.int(5, 12)} traders and researchers in ${r.pick(markets)}, growing yearly P&L from ${usdM(r.int(18, 30))} to ${usdM(r.int(38, 70))} with risk limits raised by less than half as much`,
	),
	line(
		[3, 4],
		(r) =>
			`Opened ${r.pick(["Asian", "European", "Brazilian", "Canadian"])} markets for the desk: exchange memberships, hedging, and local hires, profitable within ${r.pick(["the first year", "two quarters", "three quarters"])}`,
	),
	line(
		[4, 4],
		(r) =>
			`Allocated ${size(r, 400, 2500)} of trading capital across ${plural(r.int(13, 22), "strategy", "strategies")} by marginal Sharpe and capacity, shutting down ${r.int(3, 6)} and seeding ${r.int(4, 7)}`,
	),
	line(
		[4, 4],
		(r) =>
			`Established the research standards of a ${r.int(40, 110, 10)}-person group: registered hypotheses, one shared backtester, and independent replication before capital, reviewed on ${thousands(r.int(60, 240, 20))} studies`,
	),
];
