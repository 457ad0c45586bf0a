declare module "virtual:other-words-*" {
  const otherWords: Readonly<Partial<Record<string, string>>>;
  export default otherWords;
}
