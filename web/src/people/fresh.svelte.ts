/** Codes that were just made: the server shows them once, so they are kept until their reader has them. */
export const fresh = $state<{ codes: string[] }>({ codes: [] });
