import { z } from 'zod';

export const PAPER_SIZES = ['A4', 'A3'] as const;
export const PaperSize = z.enum(PAPER_SIZES);
export type PaperSize = z.infer<typeof PaperSize>;

/** A language that paper is printed in. */
export const PaperLanguage = z.enum(['en', 'cy']);
export type PaperLanguage = z.infer<typeof PaperLanguage>;

/** In both, the language of the home comes first. */
export const PAPER_LANGUAGES = ['en', 'cy', 'both'] as const;
export const PaperLanguages = z.enum(PAPER_LANGUAGES);
export type PaperLanguages = z.infer<typeof PaperLanguages>;

/** How somebody wants a thing on paper. */
export const PaperLook = z.object({
  paper: PaperSize,
  /** Nothing smaller than 18 points (domain.md, on large print). */
  is_large_print: z.boolean(),
  has_pictures: z.boolean(),
  languages: PaperLanguages,
});
export type PaperLook = z.infer<typeof PaperLook>;

/** The smallest letters of large print, in points. */
export const LARGE_PRINT = 18;

/** A file that travels in the answer of the call (docs/decisions/0029). */
export const PrintedFile = z.object({
  /** Without anybody's name: a file lies in a folder that others look into. */
  file_name: z.string(),
  /** The PDF in base64. */
  pdf: z.base64(),
  pages: z.int(),
});
export type PrintedFile = z.infer<typeof PrintedFile>;
