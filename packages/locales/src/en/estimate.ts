/** The results of the earnings calculator. Its script fills them in, so they name no other values. */
export const estimate = {
  result:
    "{count, plural, one {About {dollars} for # qualifying download} other {About {dollars} for # qualifying downloads}}",
  dollars: "${amount}",
  badReach: "Enter a number of people, such as 10,000.",
  badRate: "Enter how many out of 100 people download the app, from 0 to 100.",
} as const;
