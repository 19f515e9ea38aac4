/**
 * Names that no invented resume may use: employers and schools are invented, so that nothing false is said
 * of one that exists. The companies of the offers are refused as employers as well.
 */
export const realSchools =
	`Harvard|Stanford|Yale|Princeton|Columbia University|Cornell|Dartmouth|Brown University|
University of Pennsylvania|Penn State|MIT|Massachusetts Institute of Technology|Caltech|Duke|Northwestern|
Johns Hopkins|Georgetown|Vanderbilt|Rice University|Emory|Carnegie Mellon|UCLA|UC Berkeley|Berkeley|
University of California|University of Michigan|Michigan State|Ohio State|Purdue|Indiana University|
University of Illinois|University of Texas|Texas A&M|University of Washington|University of Wisconsin|
University of Minnesota|University of Virginia|Virginia Tech|University of Florida|Florida State|
University of North Carolina|NC State|Georgia Tech|University of Georgia|Arizona State|University of Arizona|
University of Colorado|New York University|NYU|Boston University|Boston College|Northeastern University|
Tufts|Howard University|Spelman|Morehouse|Notre Dame|Baylor|Rutgers|Drexel|Temple University|Fordham|
Wharton|Wellesley|Amherst College|Williams College|Swarthmore|Oxford|Cambridge University|
University of Toronto|McGill|Waterloo|University of British Columbia|CUNY|SUNY|Baruch`
		.split("|")
		.map((name) => name.trim());

export const realEmployers =
	`Google|Alphabet|Meta|Facebook|Amazon|Apple|Microsoft|Netflix|Tesla|NVIDIA|OpenAI|
Anthropic|IBM|Oracle|Intel|AMD|Cisco|Adobe|Salesforce|Uber|Lyft|Airbnb|Stripe|Walmart|Target|Costco|Kroger|
Goldman Sachs|JPMorgan|Morgan Stanley|Citi|Citigroup|Bank of America|Wells Fargo|Barclays|UBS|HSBC|
BlackRock|Vanguard|Fidelity|KKR|Blackstone|Carlyle|Apollo|McKinsey|BCG|Bain|Deloitte|PwC|KPMG|EY|Accenture|
Procter & Gamble|Unilever|PepsiCo|Coca-Cola|Nike|Adidas|Starbucks|McDonald's|Chipotle|Boeing|Lockheed Martin|
Raytheon|General Motors|Ford|Toyota|General Electric|Siemens|Caterpillar|John Deere|FedEx|UPS|DHL|Maersk|
Delta Air Lines|United Airlines|American Airlines|Marriott|Hilton|Hyatt|Disney|Comcast|Verizon|AT&T|T-Mobile|
Pfizer|Merck|Moderna|Johnson & Johnson|Medtronic|Kaiser Permanente|Mayo Clinic|Cleveland Clinic|
UnitedHealth|Cigna|Aetna|Humana|Teach For America|KIPP|Red Cross|Goodwill|Habitat for Humanity|YMCA|
Home Depot|Lowe's|IKEA|Whole Foods|Trader Joe's|State Farm|Allstate|Geico|Progressive|NASA|The New York Times`
		.split("|")
		.map((name) => name.trim());

/** People whom everybody knows; an invented person must not carry such a name. */
export const wellKnownPeople =
	`Jeff Bezos|Elon Musk|Tim Cook|Satya Nadella|Sundar Pichai|Mark Zuckerberg|
Bill Gates|Steve Jobs|Warren Buffett|Jamie Dimon|Sam Altman|Jensen Huang|Sheryl Sandberg|Melinda Gates|
Barack Obama|Michelle Obama|Joe Biden|Donald Trump|Kamala Harris|Taylor Swift|Serena Williams|
Michael Jordan|LeBron James|Oprah Winfrey|Tom Hanks|Emma Stone|Emma Watson|Chris Evans|Paul Ryan`
		.split("|")
		.map((name) => name.trim());
