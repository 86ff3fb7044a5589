export declare function places(platform?: string, env?: Record<string, string | undefined>): string[];
export declare function find(): string | null;
export declare const launchOptions: { readonly executablePath: string; args: string[] };
