/** The sandbox's one tax: 8 %, and always in the price. No address is asked for. */
const percent = 8;

/** The tax that is in an amount of cents. */
export const taxIn = (amount: number): number => Math.round((amount * percent) / (100 + percent));
