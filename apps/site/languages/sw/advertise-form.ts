import type { advertiseForm as english } from "../en/advertise-form.ts";
import type { Translation } from "../translation.ts";

/** The page with the form for advertising requests. */
export const advertiseForm = {
  head: {
    title: "Ombi la tangazo",
    description:
      "Tuambie kuhusu biashara yako na unachotaka kutangaza kwenye {brand}. Tutakujibu ndani ya saa {businessHours}.",
  },
  lead: "Tuambie wewe ni nani na una wazo gani. Mtu halisi atakujibu, na hujifungi kwa lolote.",
  drawing: "Tangazo linalojaza skrini ya simu, na lingine kati ya ujumbe",
  next: [
    "Mtu halisi anasoma ombi lako na kukujibu ndani ya saa {businessHours}.",
    "Kwa pamoja tunapanga walengwa, muundo na bei.",
    "Tangazo lako linaonekana kwenye app zetu za kutafuta mpenzi, ndani ya ujumbe, au kote kuwili.",
  ],
} as const satisfies Translation<typeof english>;
