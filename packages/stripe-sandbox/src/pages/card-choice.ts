import { spaced, testCards } from "../test-cards.ts";
import { html, type Markup } from "./markup.ts";

/** The test cards, to choose one of; no other number is taken, so that nobody types a real one. */
export function cardChoice(chosen: string): Markup {
	return html`<fieldset class="cards">
<legend>Card number</legend>
${testCards.map(
	({ number, label }) => html`<label class="card">
<input type="radio" name="card" value="${number}" required${number === chosen ? html` checked` : null}>
<span><span class="number">${spaced(number)}</span> <span class="hint">${label}</span></span>
</label>
`,
)}</fieldset>`;
}
