/** A number as it is dialed in its country, and in E.164. */
export interface DialedCase {
  readonly country: string;
  readonly dialingCode: string;
  readonly phoneNumber: string;
  readonly phone: string;
}

/** Numbers that exist. The countries' own rules: https://www.itu.int/oth/T0202.aspx?parent=T0202. */
export const dialedNumbers: readonly DialedCase[] = [
  // The leading zero is dialed within the country only.
  { country: "Nigeria", dialingCode: "+234", phoneNumber: "08031234567", phone: "+2348031234567" },
  { country: "Ghana", dialingCode: "+233", phoneNumber: "0241234567", phone: "+233241234567" },
  { country: "Kenya", dialingCode: "+254", phoneNumber: "0712345678", phone: "+254712345678" },
  { country: "Kenya, new range", dialingCode: "+254", phoneNumber: "0110123456", phone: "+254110123456" },
  { country: "South Africa", dialingCode: "+27", phoneNumber: "0821234567", phone: "+27821234567" },
  { country: "Uganda", dialingCode: "+256", phoneNumber: "0701234567", phone: "+256701234567" },
  { country: "Ethiopia", dialingCode: "+251", phoneNumber: "0911234567", phone: "+251911234567" },
  { country: "Rwanda", dialingCode: "+250", phoneNumber: "0720123456", phone: "+250720123456" },
  { country: "Liberia", dialingCode: "+231", phoneNumber: "0770123456", phone: "+231770123456" },
  { country: "Gabon", dialingCode: "+241", phoneNumber: "066123456", phone: "+24166123456" },
  { country: "Morocco", dialingCode: "+212", phoneNumber: "0650123456", phone: "+212650123456" },
  { country: "Zimbabwe", dialingCode: "+263", phoneNumber: "0712345678", phone: "+263712345678" },
  { country: "United Kingdom", dialingCode: "+44", phoneNumber: "07400123456", phone: "+447400123456" },
  { country: "France", dialingCode: "+33", phoneNumber: "0612345678", phone: "+33612345678" },
  // The leading zero is part of the number.
  { country: "Ivory Coast", dialingCode: "+225", phoneNumber: "0707123456", phone: "+2250707123456" },
  { country: "Benin", dialingCode: "+229", phoneNumber: "0197123456", phone: "+2290197123456" },
  { country: "Congo", dialingCode: "+242", phoneNumber: "061234567", phone: "+242061234567" },
  { country: "Italy, landline", dialingCode: "+39", phoneNumber: "0612345678", phone: "+390612345678" },
  { country: "San Marino", dialingCode: "+378", phoneNumber: "0549886377", phone: "+3780549886377" },
  // There is none.
  { country: "Italy, mobile", dialingCode: "+39", phoneNumber: "3123456789", phone: "+393123456789" },
  { country: "Cameroon", dialingCode: "+237", phoneNumber: "671234567", phone: "+237671234567" },
  { country: "Senegal", dialingCode: "+221", phoneNumber: "771234567", phone: "+221771234567" },
  { country: "United States", dialingCode: "+1", phoneNumber: "2025550123", phone: "+12025550123" },
  // As people write them.
  { country: "without the zero", dialingCode: "+234", phoneNumber: "8031234567", phone: "+2348031234567" },
  { country: "spaced", dialingCode: "+234", phoneNumber: "0803 123-4567", phone: "+2348031234567" },
  { country: "in brackets", dialingCode: "+1", phoneNumber: "(202) 555.0123", phone: "+12025550123" },
  { country: "code repeated", dialingCode: "+234", phoneNumber: "2348031234567", phone: "+2348031234567" },
  { country: "plus repeated", dialingCode: "+234", phoneNumber: "+2348031234567", phone: "+2348031234567" },
  { country: "with 00", dialingCode: "+234", phoneNumber: "002348031234567", phone: "+2348031234567" },
];

/** What is no number of the country that was chosen. */
export const refusedNumbers: readonly { why: string; dialingCode: string; phoneNumber: string }[] = [
  { why: "nothing", dialingCode: "+234", phoneNumber: "" },
  { why: "too short", dialingCode: "+234", phoneNumber: "1234" },
  { why: "too long", dialingCode: "+234", phoneNumber: "80312345678901" },
  { why: "another country's", dialingCode: "+44", phoneNumber: "+2348031234567" },
  { why: "another country's, with 00", dialingCode: "+44", phoneNumber: "002348031234567" },
  { why: "a zero where there is none", dialingCode: "+237", phoneNumber: "0671234567" },
  { why: "no zero where it is part of the number", dialingCode: "+225", phoneNumber: "707123456" },
  { why: "the old numbers of Benin", dialingCode: "+229", phoneNumber: "97123456" },
  { why: "letters", dialingCode: "+1", phoneNumber: "202555CALL" },
  { why: "a number in a text", dialingCode: "+234", phoneNumber: "call 08031234567" },
  { why: "an extension", dialingCode: "+1", phoneNumber: "2025550123 ext. 5" },
  { why: "a URI", dialingCode: "+1", phoneNumber: "tel:2025550123;ext=5" },
  { why: "two lines", dialingCode: "+234", phoneNumber: "08031234567\n" },
  { why: "digits of another script", dialingCode: "+234", phoneNumber: "٠٨٠٣١٢٣٤٥٦٧" },
  { why: "a code without its plus sign", dialingCode: "234", phoneNumber: "08031234567" },
  { why: "a code of no country", dialingCode: "+999", phoneNumber: "08031234567" },
  { why: "a code that begins with 0", dialingCode: "+0", phoneNumber: "08031234567" },
  { why: "no code", dialingCode: "", phoneNumber: "08031234567" },
];
