export const LETTERS: string;
