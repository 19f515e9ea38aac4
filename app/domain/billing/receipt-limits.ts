/** The longest that stands under "To" on a receipt, in characters and in lines. */
export const receiptDetailsMaximum = 400;
export const receiptLinesMaximum = 8;
