/**
 * What to call in danger; shown first. Police press statements and regulators, 2020 to 2024; 911, 999 and Europe's 112 are
 * common knowledge. Angola's 111 answers where a public safety center is open (opais.ao, 2025). No source confirms a number
 * for Côte d'Ivoire (111 is from 2009) or Mozambique (promised for 2026).
 */
export const emergencyNumbers = [
  { country: "Angola (Luanda, Benguela, Huambo)", phone: "111" },
  { country: "Belgium", phone: "112" },
  // theguardianpostcameroon.com (2025).
  { country: "Cameroon", phone: "117" },
  // justica.gov.cv.
  { country: "Cape Verde", phone: "132" },
  // The police of Kinshasa, election-net.com and reporter.cd (2024); no number is free of charge (infos.cd).
  { country: "DR Congo (Kinshasa)", phone: "+243 900 003 921" },
  { country: "France", phone: "112" },
  { country: "Ghana", phone: "112" },
  { country: "Kenya", phone: "999" },
  { country: "Nigeria", phone: "112" },
  { country: "Portugal", phone: "112" },
  // The Minister of the Interior, seneweb.com (2022).
  { country: "Senegal (police)", phone: "17" },
  { country: "Senegal (gendarmerie)", phone: "800 00 20 20" },
  { country: "South Africa", phone: "10111" },
  // policeforce.go.tz.
  { country: "Tanzania", phone: "112" },
  // womenconnect.org (2020); the police's spokesman, kfm.co.ug.
  { country: "Uganda", phone: "999" },
  { country: "United Kingdom", phone: "999" },
  { country: "United States and Canada", phone: "911" },
];
