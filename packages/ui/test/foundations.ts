import "../src/foundations/foundations.css";
