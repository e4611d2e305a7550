import { SECRET_VALUES } from '../../../src/model'

/** What stands after the word for a password, in the languages of the product. */
const LABELLED =
  /(?<=(?<![\p{L}\p{N}])(?:password|passwort|kennwort|passwd|pwd|pw|mot de passe|contraseña|palavra-passe|senha|wachtwoord|hasło|jelszó|lösenord|şifre|parola|пароль|パスワード)\s{0,3}[:：=]\s{0,3})[^\s•]\S{2,}[^\s.,;:]/giu
const PATTERNS = [LABELLED, ...SECRET_VALUES.map(([{ source, flags }]) => new RegExp(source, `${flags}g`))]

/** The texts in a note that look like passwords or keys (WN-03), each once. */
export const secretsIn = (text: string): string[] => [
  ...new Set(PATTERNS.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found))),
]
