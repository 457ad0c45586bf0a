export { en as forms } from "@matchfront/forms/languages/en";
